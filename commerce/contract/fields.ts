import { z } from 'zod';
import { normalSerialNo } from './serial-no.ts';

/**
 * Field types that several areas share. A body may be a form, so numbers and booleans may arrive as text. The
 * message of a schema here is a key: its text is under `reason` in `locales/{zh,en}/errors.json`.
 */

export const userId = z.uuid();

/**
 * Identifies one attempt of the user. After a time-out, the browser sends the attempt again with the same id.
 */
export const requestId = z.uuid().toLowerCase();

/** A mainland mobile number, 11 digits; commerce checks the prefix with libphonenumber. */
export const phone = z
  .string()
  .trim()
  .regex(/^1\d{10}$/, 'phone');

export const smsCode = z.string().regex(/^\d{6}$/, 'smsCode');

/** The product code of the CMS, such as `JY-2024-017`. */
export const productCode = z.string().regex(/^[A-Z]{2}-\d{4}-\d{3}$/, 'productCode');

export const orderNo = z.string().regex(/^JO\d{18}$/, 'orderNo');
export const chargeNo = z.string().regex(/^JC\d{18}$/, 'chargeNo');
export const refundNo = z.string().regex(/^JR\d{18}$/, 'refundNo');
export const noticeId = z.string().regex(/^[1-9]\d{0,14}$/, 'noticeId');
export const transactionNo = z.string().regex(/^JT\d{18}$/, 'transactionNo');

/** The number of a parcel as a carrier prints it. A scanner may add spaces around it. */
export const trackingNo = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{4,40}$/, 'trackingNo');

export const email = z.email().max(120);

export const quantity = z
  .union([
    z.number('quantity'),
    z
      .string('quantity')
      .regex(/^\d{1,2}$/, 'quantity')
      .transform(Number),
  ])
  .pipe(z.number().int('quantity').min(1, 'quantity').max(99, 'quantity'));

export const formBoolean = z.union([
  z.boolean('trueOrFalse'),
  z.enum(['true', 'false'], 'trueOrFalse').transform((text) => text === 'true'),
]);

/** The number of a page, starting with 1, as a query parameter. */
export const page = z
  .union([
    z.number('page'),
    z
      .string('page')
      .regex(/^\d{1,6}$/, 'page')
      .transform(Number),
  ])
  .pipe(z.number().int('page').min(1, 'page').max(100_000))
  .default(1);

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();

/**
 * One line of text without control characters. Invisible characters are refused too, because they can make
 * two different names look alike.
 */
export function line(minLength: number, maxLength: number) {
  return z
    .string()
    .trim()
    .min(minLength)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}\p{Cf}]*$/u, 'line');
}

/** A provider's number of a payment or refund, which is brought into its normal form. */
export const serialNo = z
  .string()
  .overwrite(normalSerialNo)
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');

/** Several lines of text without control characters other than line breaks and tabs. */
export function text(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'text');
}

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    pageSize: z.number().int().min(1),
  });
}

/**
 * An optional field. An empty text counts as missing, because a form sends an empty text when nothing is
 * chosen.
 */
export function optional<Field extends z.ZodType>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), field]).optional();
}
