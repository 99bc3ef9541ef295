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

/** A body may be a form, so numbers may arrive as text. Messages are keys of `reason` in `errors.json`. */

export const userId = z.uuid();

export const count = z.number().int().min(0);

/** Identifies one attempt of the user: after a time-out, the browser sends it again with the same id. */
export const requestId = z.uuid().toLowerCase();

/** Commerce also checks the prefix, with libphonenumber. */
export const phone = z
  .string()
  .overwrite(typedPhone)
  .regex(/^1\d{10}$/, 'phone');

export const smsCode = z
  .string()
  .overwrite(typedSmsCode)
  .regex(/^\d{6}$/, 'smsCode');

export const productCode = code(/^[A-Z]{2}-\d{4}-\d{3}$/, 'productCode');

export const orderNo = code(/^JO\d{18}$/, 'orderNo');
export const chargeNo = code(/^JC\d{18}$/, 'chargeNo');
/** One try to pay a recharge. */
export const attemptNo = code(/^JC\d{18}[A-Z]$/, 'chargeNo');
export const refundNo = code(/^JR\d{18}$/, 'refundNo');
export const paymentId = code(/^[1-9]\d{0,14}$/, 'paymentId');
export const transactionNo = code(/^JT\d{18}$/, 'transactionNo');

export const trackingNo = code(/^[A-Za-z0-9-]{4,40}$/, 'trackingNo');

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

export function line(minLength: number, maxLength: number) {
  return z
    .string()
    .overwrite(typedLine)
    .min(minLength)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');
}

/** People paste codes with spaces, line breaks or full-width characters. */
function code(pattern: RegExp, reason: string) {
  return z.string().overwrite(typedWithoutSpaces).regex(pattern, reason);
}

export const serialNo = z
  .string()
  .overwrite(normalSerialNo)
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');

export function text(maxLength: number) {
  return z
    .string()
    .overwrite(typedText)
    .max(maxLength)
    .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, 'text');
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    pageSize: z.number().int().min(1),
  });
}

/** An empty text counts as missing, because a form sends it when nothing is chosen. */
export function optional<Field extends z.ZodType>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), field]).optional();
}
