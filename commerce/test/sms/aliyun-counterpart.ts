import { createHash, createHmac } from 'node:crypto';
import { own } from '../../contract/own.ts';
import type { AliyunSettings } from '../../src/sms/sms-settings.ts';
import { type Answer, isOfNotice, type Protocol, type Received } from './counterpart.ts';

const minute = 60_000;

/** Errors of the gateway: https://www.alibabacloud.com/help/doc-detail/25932.htm */
const serverErrors: Record<string, number> = { InternalError: 500, ServiceUnavailable: 503 };

/**
 * SendSms of Alibaba Cloud, version 2017-05-25, in the RPC style with signature V3.
 * Sources: https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms,
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature and
 * https://help.aliyun.com/zh/sms/developer-reference/api-error-codes
 */
export function aliyunProtocol(account: Omit<AliyunSettings, 'provider' | 'endpoint'>): Protocol {
  const usedNonces = new Set<string>();

  function findBadRequest({ request, url, body }: Received): Answer | null {
    const header = (name: string) => String(request.headers[name] ?? '');
    const gateway = (status: number, code: string) => ({
      status,
      body: { Code: code, Message: code, RequestId: id() },
    });
    if (request.method !== 'POST' || url.pathname !== '/') return gateway(405, 'UnsupportedHTTPMethod');
    if (header('x-acs-action') !== 'SendSms') return gateway(404, 'InvalidAction.NotFound');
    if (header('x-acs-version') !== '2017-05-25') return gateway(404, 'InvalidVersion');
    const given = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
    if (!given) return gateway(400, 'MissingSecurityToken');
    const [, keyId, signedHeaders = '', signature] = given;
    if (keyId !== account.keyId) return gateway(404, 'InvalidAccessKeyId.NotFound');
    if (!(Math.abs(Date.parse(header('x-acs-date')) - Date.now()) <= 15 * minute)) {
      return gateway(400, 'InvalidTimeStamp.Expired');
    }
    const nonce = header('x-acs-signature-nonce');
    if (!nonce || usedNonces.has(nonce)) return gateway(400, 'SignatureNonceUsed');
    usedNonces.add(nonce);
    const names = signedHeaders.split(';');
    const toSign = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-acs-'))];
    const isComplete =
      toSign.every((name) => names.includes(name)) && header('x-acs-content-sha256') === sha256(body);
    if (!isComplete || signature !== sign(request.method, url, names, header)) {
      return gateway(400, 'SignatureDoesNotMatch');
    }
    return null;
  }

  function sign(method: string, url: URL, names: string[], header: (name: string) => string): string {
    const query = [...url.searchParams].map(([key, value]) => `${encode(key)}=${encode(value)}`).sort();
    const headers = names.map((name) => `${name}:${header(name).trim()}\n`).join('');
    const canonical = [
      method,
      '/',
      query.join('&'),
      headers,
      names.join(';'),
      header('x-acs-content-sha256'),
    ];
    const toSign = `ACS3-HMAC-SHA256\n${sha256(canonical.join('\n'))}`;
    return createHmac('sha256', account.keySecret).update(toSign).digest('hex');
  }

  /** @returns the code of the refusal, or null for a message that can be sent */
  function findBadMessage(fields: URLSearchParams): string | null {
    if (!/^1[3-9]\d{9}$/.test(fields.get('PhoneNumbers') ?? '')) return 'isv.MOBILE_NUMBER_ILLEGAL';
    if (fields.get('SignName') !== account.signature) return 'isv.SMS_SIGNATURE_ILLEGAL';
    const template = fields.get('TemplateCode') ?? '';
    if (!Object.values(account.templates).includes(template)) return 'isv.SMS_TEMPLATE_ILLEGAL';
    if (isOfNotice(account, template))
      return fields.has('TemplateParam') ? 'isv.TEMPLATE_PARAMS_ILLEGAL' : null;
    const values = readJson(fields.get('TemplateParam') ?? '');
    if (!values) return 'isv.INVALID_JSON_PARAM';
    if (typeof values.code !== 'string') return 'isv.TEMPLATE_MISSING_PARAMETERS';
    if (Object.keys(values).length !== 1 || !/^\d{4,6}$/.test(values.code))
      return 'isv.TEMPLATE_PARAMS_ILLEGAL';
    return null;
  }

  const refuse = (code: string): Answer => ({
    status: own(serverErrors, code) ?? 200,
    body: { Code: code, Message: code, RequestId: id() },
  });

  return {
    read(received) {
      const bad = findBadRequest(received);
      if (bad) return { refusal: bad };
      const fields = received.url.searchParams;
      const code = findBadMessage(fields);
      if (code) return { refusal: refuse(code) };
      const values = readJson(fields.get('TemplateParam') ?? '{}') as { code?: string };
      const phone = fields.get('PhoneNumbers') ?? '';
      return { message: { phone, template: fields.get('TemplateCode') ?? '', code: values.code ?? '' } };
    },
    refuse,
    accept: () => ({ status: 200, body: { Code: 'OK', Message: 'OK', BizId: id(), RequestId: id() } }),
    limits: [
      { milliseconds: minute, messages: 1, code: 'isv.BUSINESS_LIMIT_CONTROL' },
      { milliseconds: 60 * minute, messages: 5, code: 'isv.BUSINESS_LIMIT_CONTROL' },
      { milliseconds: 24 * 60 * minute, messages: 10, code: 'isv.BUSINESS_LIMIT_CONTROL' },
    ],
  };
}

function readJson(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** RFC 3986. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const id = () => crypto.randomUUID().toUpperCase();
