import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createRequire } from 'node:module';
import type * as Tencent from 'tencentcloud-sdk-nodejs-sms';
import { own } from '../../contract/own.ts';
import { outcomeWithoutAnswer } from './network-failure.ts';
import type { NotSentReason, SmsOutcome, SmsProvider } from './sms-provider.ts';
import { type TencentSettings, templateFor } from './sms-settings.ts';

/** Any region serves messages to the mainland. */
const region = 'ap-guangzhou';

/** Codes that concern the phone, not the shop. Source: https://cloud.tencent.com/document/api/382/59177 */
const phoneReasons: Record<string, NotSentReason> = {
  'LimitExceeded.PhoneNumberDailyLimit': 'phoneLimit',
  'LimitExceeded.PhoneNumberOneHourLimit': 'phoneLimit',
  'LimitExceeded.PhoneNumberThirtySecondLimit': 'phoneLimit',
  'LimitExceeded.PhoneNumberSameContentDailyLimit': 'phoneLimit',
  'FailedOperation.PhoneNumberInBlacklist': 'phoneBlocked',
  'InvalidParameterValue.IncorrectPhoneNumber': 'phoneBlocked',
};

/** The message may have been sent before Tencent failed. */
const failedInside = /^InternalError(\.|$)/;

/** The template of a code has one variable, `{1}`; that of a notice has none. */
export function createTencentSms(settings: TencentSettings): SmsProvider {
  const { host, protocol } = new URL(settings.endpoint);
  // Loads the client only in a shop that uses it.
  const { sms } = createRequire(import.meta.url)('tencentcloud-sdk-nodejs-sms') as typeof Tencent;
  const Agent = protocol === 'http:' ? HttpAgent : HttpsAgent;
  const client = new sms.v20210111.Client({
    credential: { secretId: settings.keyId, secretKey: settings.keySecret },
    region,
    profile: {
      httpProfile: {
        endpoint: host,
        protocol: `${protocol}//`,
        reqTimeout: settings.answerMilliseconds / 1000,
        agent: new Agent({ keepAlive: false }),
      },
    },
  });
  return {
    name: 'tencent',
    hasTemplate: ({ scene, language }) => templateFor(settings.templates, scene, language) !== '',
    async send({ phone, scene, code, language }) {
      try {
        const { SendStatusSet } = await client.SendSms({
          PhoneNumberSet: [`+86${phone}`],
          SmsSdkAppId: settings.appId,
          SignName: settings.signature,
          TemplateId: templateFor(settings.templates, scene, language),
          TemplateParamSet: code === null ? [] : [code],
        });
        return outcomeOf(SendStatusSet?.[0]?.Code);
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

function outcomeOf(code: string | undefined): SmsOutcome {
  if (code === 'Ok') return { kind: 'accepted', code };
  if (!code) return { kind: 'unknown', code: 'unreadable' };
  if (failedInside.test(code)) return { kind: 'unknown', code };
  return { kind: 'notSent', code, reason: own(phoneReasons, code) ?? 'provider' };
}

/** Only an error that Tencent answered has a code, such as `AuthFailure.SignatureFailure`. */
function failureOf(error: unknown): SmsOutcome {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code) return outcomeOf(code);
  return outcomeWithoutAnswer(error);
}
