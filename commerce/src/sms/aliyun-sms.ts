import { createRequire } from 'node:module';
import type * as Dysmsapi from '@alicloud/dysmsapi20170525';
import type * as Core from '@alicloud/openapi-core';
import type * as Darabonba from '@darabonba/typescript';
import { own } from '../../contract/own.ts';
import { outcomeWithoutAnswer } from './network-failure.ts';
import type { NotSentReason, SmsOutcome, SmsProvider } from './sms-provider.ts';
import { type AliyunSettings, templateFor } from './sms-settings.ts';

/** Codes that concern the phone: https://help.aliyun.com/zh/sms/developer-reference/api-error-codes */
const phoneReasons: Record<string, NotSentReason> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'phoneLimit',
  'isv.MOBILE_NUMBER_ILLEGAL': 'phoneBlocked',
};

/** The template of a code has one variable, `${code}`; that of a notice has none. */
export function createAliyunSms(settings: AliyunSettings): SmsProvider {
  const { Client, SendSmsRequest, $OpenApiUtil, RuntimeOptions } = loadClient();
  const { host, protocol } = new URL(settings.endpoint);
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: settings.keyId,
      accessKeySecret: settings.keySecret,
      endpoint: host,
      protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
      connectTimeout: settings.answerMilliseconds,
      readTimeout: settings.answerMilliseconds,
    }),
  );
  return {
    name: 'aliyun',
    hasTemplate: ({ scene, language }) => templateFor(settings.templates, scene, language) !== '',
    async send({ phone, scene, code, language }) {
      const request = new SendSmsRequest({
        phoneNumbers: phone,
        signName: settings.signature,
        templateCode: templateFor(settings.templates, scene, language),
        ...(code !== null && { templateParam: JSON.stringify({ code }) }),
      });
      try {
        const { body } = await client.sendSmsWithOptions(request, new RuntimeOptions({ keepAlive: false }));
        return outcomeOf(body?.code);
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/** The client's own type describes another module, because the client is CommonJS. */
interface DysmsapiModule {
  default: new (
    config: Core.$OpenApiUtil.Config,
  ) => {
    sendSmsWithOptions(
      request: Dysmsapi.SendSmsRequest,
      runtime: Darabonba.RuntimeOptions,
    ): Promise<Dysmsapi.SendSmsResponse>;
  };
  SendSmsRequest: typeof Dysmsapi.SendSmsRequest;
}

/** Only a shop that uses the client loads it: it is 40 packages of CommonJS. */
function loadClient() {
  const require = createRequire(import.meta.url);
  const { default: Client, SendSmsRequest } = require('@alicloud/dysmsapi20170525') as DysmsapiModule;
  const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof Core;
  const { RuntimeOptions } = require('@darabonba/typescript') as typeof Darabonba;
  return { Client, SendSmsRequest, $OpenApiUtil, RuntimeOptions };
}

function outcomeOf(code: string | undefined): SmsOutcome {
  if (code === 'OK') return { kind: 'accepted', code };
  if (!code) return { kind: 'unknown', code: 'unreadable' };
  return { kind: 'notSent', code, reason: own(phoneReasons, code) ?? 'provider' };
}

/** The message of the client's error contains the phone and the code, so only the error's code is used. */
function failureOf(error: unknown): SmsOutcome {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  // The client sets the status only if the gateway has answered.
  if (typeof code !== 'string' || !(Number(statusCode) >= 400)) return outcomeWithoutAnswer(error);
  // An error of the server, such as ServiceUnavailable, does not say how far the message came.
  return Number(statusCode) < 500 ? outcomeOf(code) : { kind: 'unknown', code };
}
