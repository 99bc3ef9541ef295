import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { TencentSettings } from '../../src/sms/sms-settings.ts';
import { type Answer, isOfNotice, type Protocol, type Received } from './counterpart.ts';

const second = 1000;
const hour = 3600 * second;

const input = z.strictObject({
  PhoneNumberSet: z.array(z.string()).min(1),
  SmsSdkAppId: z.string(),
  TemplateId: z.string(),
  SignName: z.string().optional(),
  TemplateParamSet: z.array(z.string()).optional(),
});

/**
 * SendSms of Tencent Cloud, version 2021-01-11, with the signature TC3-HMAC-SHA256.
 * Sources: https://cloud.tencent.com/document/api/382/55981, https://cloud.tencent.com/document/api/382/52071 and
 * https://cloud.tencent.com/document/api/382/59177
 */
export function tencentProtocol(account: Omit<TencentSettings, 'provider' | 'endpoint'>): Protocol {
  function findBadRequest({ request, url, body }: Received): string | null {
    const header = (name: string) => String(request.headers[name] ?? '');
    if (request.method !== 'POST' || url.pathname !== '/') return 'UnsupportedProtocol';
    if (header('content-type') !== 'application/json') return 'UnsupportedProtocol';
    if (header('x-tc-action') !== 'SendSms') return 'InvalidAction';
    if (header('x-tc-version') !== '2021-01-11') return 'NoSuchVersion';
    if (!header('x-tc-region')) return 'MissingParameter';
    const given =
      /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^/]+)\/([^/]+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        header('authorization'),
      );
    if (!given) return 'AuthFailure.InvalidAuthorization';
    const [, keyId, date = '', service = '', signedHeaders = '', signature] = given;
    if (keyId !== account.keyId) return 'AuthFailure.SecretIdNotFound';
    const timestamp = header('x-tc-timestamp');
    const time = Number(timestamp) * second;
    if (!(Math.abs(time - Date.now()) <= 300 * second)) return 'AuthFailure.SignatureExpire';
    const names = signedHeaders.split(';');
    const isComplete =
      ['content-type', 'host'].every((name) => names.includes(name)) &&
      date === new Date(time).toISOString().slice(0, 10) &&
      service === header('host').split('.')[0];
    const canonical = [
      ...['POST', '/', ''],
      // The service has no port, so Tencent's client leaves out the port of a counterpart.
      names.map((name) => `${name}:${header(name).replace(/:\d+$/, '').toLowerCase()}\n`).join(''),
      ...[signedHeaders, sha256(body)],
    ].join('\n');
    const toSign = ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, sha256(canonical)].join(
      '\n',
    );
    const key = [date, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${account.keySecret}`);
    if (!isComplete || signature !== hmac(key, toSign).toString('hex')) return 'AuthFailure.SignatureFailure';
    return null;
  }

  /** @returns the code of the refusal, or null for a message that can be sent */
  function findBadMessage(fields: z.output<typeof input>): string | null {
    const { PhoneNumberSet: phones, TemplateParamSet: values = [] } = fields;
    if (!phones.every((phone) => /^\+861[3-9]\d{9}$/.test(phone)))
      return 'InvalidParameterValue.IncorrectPhoneNumber';
    if (fields.SmsSdkAppId !== account.appId) return 'UnauthorizedOperation.SmsSdkAppIdVerifyFail';
    if (fields.SignName !== account.signature) return 'FailedOperation.SignatureIncorrectOrUnapproved';
    if (!Object.values(account.templates).includes(fields.TemplateId)) {
      return 'FailedOperation.TemplateIncorrectOrUnapproved';
    }
    const variables = isOfNotice(account, fields.TemplateId) ? 0 : 1;
    if (values.length !== variables) return 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate';
    if (!values.every((value) => /^\d{1,6}$/.test(value)))
      return 'InvalidParameterValue.TemplateParameterFormatError';
    return null;
  }

  return {
    read({ request, url, body }) {
      const bad = findBadRequest({ request, url, body });
      if (bad) return { refusal: refuseRequest(bad) };
      const parsed = input.safeParse(JSON.parse(body));
      if (!parsed.success) return { refusal: refuseRequest('InvalidParameter') };
      const code = findBadMessage(parsed.data);
      const phone = parsed.data.PhoneNumberSet[0] ?? '';
      if (code) return { refusal: tellStatus(code, phone) };
      const { TemplateId: template, TemplateParamSet: [value = ''] = [] } = parsed.data;
      return { message: { phone: phone.replace('+86', ''), template, code: value } };
    },
    refuse(code, { body }) {
      const isOfMessage =
        /^(LimitExceeded|FailedOperation|InvalidParameterValue|UnauthorizedOperation)\./.test(code);
      if (!isOfMessage) return refuseRequest(code);
      return tellStatus(code, input.parse(JSON.parse(body)).PhoneNumberSet[0] ?? '');
    },
    accept: ({ phone }) => tellStatus('Ok', `+86${phone}`),
    limits: [
      { milliseconds: 30 * second, messages: 1, code: 'LimitExceeded.PhoneNumberThirtySecondLimit' },
      { milliseconds: hour, messages: 5, code: 'LimitExceeded.PhoneNumberOneHourLimit' },
      { milliseconds: 24 * hour, messages: 10, code: 'LimitExceeded.PhoneNumberDailyLimit' },
    ],
  };
}

/** Errors of the request have another form than the state of a message. */
function refuseRequest(code: string): Answer {
  return {
    status: 200,
    body: { Response: { Error: { Code: code, Message: code }, RequestId: crypto.randomUUID() } },
  };
}

function tellStatus(code: string, phone: string): Answer {
  const serialNo = code === 'Ok' ? `2640:${crypto.randomUUID()}` : '';
  const state = { SerialNo: serialNo, PhoneNumber: phone, Fee: code === 'Ok' ? 1 : 0, SessionContext: '' };
  const status = { ...state, Code: code, Message: code, IsoCode: 'CN' };
  return { status: 200, body: { Response: { SendStatusSet: [status], RequestId: crypto.randomUUID() } } };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
