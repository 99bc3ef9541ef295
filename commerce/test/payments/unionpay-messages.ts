import { z } from 'zod';

/** What UnionPay takes: docs/payment-providers/unionpay.md, sections 3 to 10. A field that is not listed is refused. */
const time = z
  .string()
  .regex(/^\d{14}$/)
  .refine((written) => !Number.isNaN(momentOf(written)));
const number = z.string().regex(/^[A-Za-z0-9]{8,40}$/);
const amount = z.string().regex(/^[1-9]\d{0,11}$/);
const address = z
  .url({ protocol: /^https?$/ })
  .max(256)
  .refine((url) => !url.includes('?'));

const common = {
  version: z.literal('5.1.0'),
  encoding: z.literal('UTF-8'),
  signMethod: z.literal('01'),
  certId: z.string().regex(/^\d{1,128}$/),
  signature: z.string().max(1024),
  accessType: z.literal('0'),
  merId: z.string().regex(/^[A-Za-z0-9]{15}$/),
  txnTime: time,
};

export const formFields = z.strictObject({
  ...common,
  txnType: z.literal('01'),
  txnSubType: z.literal('01'),
  bizType: z.literal('000201'),
  orderId: number,
  txnAmt: amount,
  currencyCode: z.literal('156'),
  channelType: z.enum(['07', '08']),
  backUrl: address,
  frontUrl: address,
  payTimeout: time.optional(),
});

export const refundFields = z.strictObject({
  ...common,
  txnType: z.literal('04'),
  txnSubType: z.literal('00'),
  bizType: z.literal('000201'),
  orderId: number,
  txnAmt: amount,
  currencyCode: z.literal('156').optional(),
  channelType: z.literal('07'),
  backUrl: address,
  origQryId: z.string().regex(/^\d{21}$/),
});

export const queryFields = z.strictObject({
  ...common,
  txnType: z.literal('00'),
  txnSubType: z.literal('00'),
  bizType: z.enum(['000000', '000201']),
  orderId: number,
});

export const fileFields = z.strictObject({
  ...common,
  txnType: z.literal('76'),
  txnSubType: z.literal('01'),
  bizType: z.literal('000000'),
  settleDate: z.string().regex(/^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/),
  fileType: z.literal('00'),
});

/** Which types each address takes. */
export const typesOf: Record<string, string[]> = {
  '/gateway/api/frontTransReq.do': ['01'],
  '/gateway/api/backTransReq.do': ['04'],
  '/gateway/api/queryTrans.do': ['00'],
  '/': ['76'],
};

/** `20261201160000`, Beijing time. NaN if there is no such time. */
export function momentOf(written: string): number {
  const [, ...parts] = /^(....)(..)(..)(..)(..)(..)$/.exec(written) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  // Some dates that don't exist, such as 31 February, are read as another day.
  return writtenTime(Number.isNaN(at) ? 0 : at) === written ? at : Number.NaN;
}

export function writtenTime(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace(/\D/g, '');
}
