import { type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';

/** What Alipay's gateway checks before it does anything: docs/payment-providers/alipay.md, sections 2, 3, 5 to 8 and 10. */
export interface Expected {
  appId: string;
  shopKey: KeyObject;
  /** In certificate mode. */
  certificateNumbers?: { app: string; root: string };
  now: number;
}

export class Refusal extends Error {
  readonly code: string;
  readonly subCode: string;
  /** Alipay does not sign what it says to an app that it does not know. */
  readonly isSigned: boolean;
  constructor(code: string, subCode: string, message = subCode, isSigned = true) {
    super(message);
    this.code = code;
    this.subCode = subCode;
    this.isSigned = isSigned;
  }
}

export type Fields = Record<string, string>;

export interface Checked<Method extends keyof typeof contents = keyof typeof contents> {
  method: Method;
  fields: Fields;
}

const required = ['method', 'app_id', 'sign_type', 'timestamp', 'version'];
const addresses = {
  'alipay.trade.page.pay': ['notify_url', 'return_url'],
  'alipay.trade.wap.pay': ['notify_url', 'return_url'],
  'alipay.trade.precreate': ['notify_url'],
};

/** @throws Refusal as documented, in the order of the gateway: the app first, the signature after the other parameters */
export function checkRequest(fields: Fields, expected: Expected): void {
  const invalid = (name: string) => new Refusal('40002', `isv.invalid-${name}`);
  if (fields.app_id && fields.app_id !== expected.appId) {
    throw new Refusal('40002', 'isv.invalid-app-id', '无效的AppID参数', false);
  }
  for (const name of required) {
    if (!fields[name])
      throw new Refusal(
        '40001',
        `isv.missing-${name.replace('sign_type', 'signature-type').replace('_', '-')}`,
      );
  }
  if (!fields.sign) throw new Refusal('40001', 'isv.missing-signature');
  if (!(fields.method && fields.method in contents)) throw invalid('method');
  if (fields.charset !== 'utf-8') throw invalid('charset');
  if (fields.sign_type !== 'RSA2') throw invalid('signature-type');
  if (fields.format !== 'JSON') throw invalid('format');
  if (fields.version !== '1.0') throw invalid('parameter');
  checkTime(fields.timestamp ?? '', expected.now);
  checkCertificates(fields, expected);
  checkNames(fields, expected);
  checkSignature(fields, expected.shopKey);
}

/** How far the time may be off is not documented for this gateway; its newer version allows ten minutes. */
function checkTime(timestamp: string, now: number): void {
  const isWritten = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp);
  if (!isWritten || !(Math.abs(readTime(timestamp) - now) <= 10 * 60_000)) {
    throw new Refusal('40002', 'isv.invalid-timestamp');
  }
}

function checkCertificates(fields: Fields, { certificateNumbers: numbers }: Expected): void {
  if (!numbers) return;
  if (!fields.app_cert_sn) throw new Refusal('40002', 'isv.missing-app-cert-sn');
  if (!fields.alipay_root_cert_sn) throw new Refusal('40002', 'isv.missing-alipay-root-cert-sn');
  if (fields.app_cert_sn !== numbers.app) throw new Refusal('40002', 'isv.app-cert-not-exist');
  if (fields.alipay_root_cert_sn !== numbers.root)
    throw new Refusal('40002', 'isv.invalid-alipay-root-cert-sn');
}

function checkNames(fields: Fields, { certificateNumbers }: Expected): void {
  const known = [
    ...[...required, 'format', 'charset', 'sign', 'biz_content'],
    ...(certificateNumbers ? ['app_cert_sn', 'alipay_root_cert_sn'] : []),
    ...(addresses[fields.method as keyof typeof addresses] ?? []),
  ];
  for (const [name, value] of Object.entries(fields)) {
    const isAddress = name.endsWith('_url');
    if (!known.includes(name) || (isAddress && !address.safeParse(value).success)) {
      throw new Refusal('40002', 'isv.invalid-parameter', `${name} ${value}`);
    }
  }
}

function checkSignature({ sign, ...fields }: Fields, shopKey: KeyObject): void {
  const text = Object.keys(fields)
    .filter((name) => fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  if (!verify('sha256', Buffer.from(text), shopKey, Buffer.from(sign ?? '', 'base64'))) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    throw new Refusal('40002', 'isv.invalid-signature', `验签出错，待验签字符串为：${escaped}`);
  }
}

const address = z
  .url()
  .max(256)
  .refine((url) => !url.includes('?'));
const number = z.string().regex(/^\w{1,64}$/);
const amount = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})\.\d\d$/)
  .refine((yuan) => yuan !== '0.00' && Number(yuan) <= 100_000_000);
/** The gateway takes names of parameters for an attack. */
const text = z
  .string()
  .min(1)
  .refine((value) => Buffer.byteLength(value) <= 256)
  .refine((value) => !/body|subject|out_trade_no|seller_id|total_fee/.test(value));
const order = {
  out_trade_no: number,
  total_amount: amount,
  subject: text.refine((value) => !/[/=&]/.test(value)),
  time_expire: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
};

/** What `biz_content` of each method may and must hold. */
export const contents = {
  'alipay.trade.page.pay': z.strictObject({ ...order, product_code: z.literal('FAST_INSTANT_TRADE_PAY') }),
  'alipay.trade.wap.pay': z.strictObject({
    ...order,
    product_code: z.literal('QUICK_WAP_WAY'),
    quit_url: z.url().max(400),
  }),
  'alipay.trade.precreate': z.strictObject({
    ...order,
    product_code: z.literal('FACE_TO_FACE_PAYMENT'),
    business_params: z.strictObject({ mc_create_trade_ip: z.union([z.ipv4(), z.ipv6()]) }),
  }),
  'alipay.trade.query': z.strictObject({ out_trade_no: number }),
  'alipay.trade.close': z.strictObject({ out_trade_no: number }),
  'alipay.trade.refund': z.strictObject({
    out_trade_no: number,
    refund_amount: amount,
    out_request_no: number,
    refund_reason: text.optional(),
  }),
  'alipay.trade.fastpay.refund.query': z.strictObject({ out_trade_no: number, out_request_no: number }),
  'alipay.data.dataservice.bill.downloadurl.query': z.strictObject({
    bill_type: z.enum(['trade', 'signcustomer']),
    bill_date: z.iso.date(),
    secure: z.literal('true'),
  }),
};

/** @throws Refusal if it is no JSON, or lacks a field or has one too many */
export function readContent<Method extends keyof typeof contents>(
  method: Method,
  { biz_content: json = '' }: Fields,
): z.output<(typeof contents)[Method]> {
  const parsed = contents[method].safeParse(parse(json));
  if (parsed.success) return parsed.data as z.output<(typeof contents)[Method]>;
  const code = method.startsWith('alipay.data') ? 'INVAILID_ARGUMENTS' : 'ACQ.INVALID_PARAMETER';
  throw new Refusal('40004', code, z.prettifyError(parsed.error));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('40002', 'isv.illegal-json');
  }
}

/** From Beijing time. */
export function readTime(written: string): number {
  return Date.parse(`${written.replace(' ', 'T')}+08:00`);
}
