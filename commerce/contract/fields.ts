import { z } from 'zod';

/**
 * Field types that several areas share. Bodies may be form fields, so numbers and booleans come as text too. What is
 * wrong with a value has a name here, which `locales/{zh,en}/errors.json` puts into words below `reason`.
 */

export const userId = z.uuid();

/** Made by the browser: new for each attempt of the user, the same when a time-out is retried. */
export const requestId = z.uuid().toLowerCase();

/** A mainland mobile number, 11 digits; commerce checks the prefix with libphonenumber. */
export const phone = z
  .string()
  .trim()
  .regex(/^1\d{10}$/, 'phone');

export const smsCode = z.string().regex(/^\d{6}$/, 'smsCode');

/** Product code as the CMS holds it, such as `JY-2024-017`. */
export const productCode = z.string().regex(/^[A-Z]{2}-\d{4}-\d{3}$/, 'productCode');

export const orderNo = z.string().regex(/^JO\d{18}$/, 'orderNo');
export const chargeNo = z.string().regex(/^JC\d{18}$/, 'chargeNo');
export const refundNo = z.string().regex(/^JR\d{18}$/, 'refundNo');
export const noticeId = z.string().regex(/^[1-9]\d{0,14}$/, 'noticeId');
export const transactionNo = z.string().regex(/^JT\d{18}$/, 'transactionNo');

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

/** 1-based page number, as a query parameter. */
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

/** One line of text without control characters and without invisible ones, which make two names look alike. */
export function line(minLength: number, maxLength: number) {
  return z
    .string()
    .trim()
    .min(minLength)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}\p{Cf}]*$/u, 'line');
}

/** Several lines of text without control characters other than line breaks and tabs. */
export function text(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'text');
}

/** A page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    pageSize: z.number().int().min(1),
  });
}

/** An empty query parameter, as a form without a choice sends it, means none. */
export function optional<Field extends z.ZodType>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), field]).optional();
}
