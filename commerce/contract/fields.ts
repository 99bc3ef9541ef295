import { z } from 'zod';
import { normalSerialNo } from './serial-no.ts';
import {
  emailPattern,
  typedEmail,
  typedLine,
  typedPhone,
  typedSmsCode,
  typedText,
  typedWithoutSpaces,
} from './typed.ts';

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
  .overwrite(typedPhone)
  .regex(/^1\d{10}$/, 'phone');

export const smsCode = z
  .string()
  .overwrite(typedSmsCode)
  .regex(/^\d{6}$/, 'smsCode');

/** The product code of the CMS, such as `JY-2024-017`. */
export const productCode = code(/^[A-Z]{2}-\d{4}-\d{3}$/, 'productCode');

export const orderNo = code(/^JO\d{18}$/, 'orderNo');
export const chargeNo = code(/^JC\d{18}$/, 'chargeNo');
export const refundNo = code(/^JR\d{18}$/, 'refundNo');
export const noticeId = code(/^[1-9]\d{0,14}$/, 'noticeId');
export const transactionNo = code(/^JT\d{18}$/, 'transactionNo');

/** The number of a parcel as a carrier prints it. */
export const trackingNo = code(/^[A-Za-z0-9-]{4,40}$/, 'trackingNo');

/** The email addresses of the HTML standard, with a domain of at least two parts. */
export const email = z
  .string()
  .overwrite(typedEmail)
  .check(z.email({ pattern: emailPattern }))
  .max(120);

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

/** One line of text without control characters. */
export function line(minLength: number, maxLength: number) {
  return z
    .string()
    .overwrite(typedLine)
    .min(minLength)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');
}

/** A number or code of the shop. People paste it with spaces, line breaks or full-width characters. */
function code(pattern: RegExp, reason: string) {
  return z.string().overwrite(typedWithoutSpaces).regex(pattern, reason);
}

/** A provider's number of a payment or refund, which is brought into its normal form. */
export const serialNo = z
  .string()
  .overwrite(normalSerialNo)
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');

/** Several lines of text without control characters other than line breaks. */
export function text(maxLength: number) {
  return z
    .string()
    .overwrite(typedText)
    .max(maxLength)
    .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, 'text');
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
