import { z } from 'zod';

/** Field types that several areas share. Bodies may be form fields, so numbers and booleans come as text too. */

export const userId = z.uuid();

/** Made by the browser: new for each attempt of the user, the same when a time-out is retried. */
export const requestId = z.uuid().toLowerCase();

/** A mainland mobile number, 11 digits; commerce checks the prefix with libphonenumber. */
export const phone = z
  .string()
  .trim()
  .regex(/^1\d{10}$/);

export const smsCode = z.string().regex(/^\d{6}$/);

/** Product code as the CMS holds it, such as `JY-2024-017`. */
export const productCode = z.string().regex(/^[A-Z]{2}-\d{4}-\d{3}$/);

export const orderNo = z.string().regex(/^JO\d{18}$/);
export const chargeNo = z.string().regex(/^JC\d{18}$/);
export const refundNo = z.string().regex(/^JR\d{18}$/);
export const noticeId = z.string().regex(/^[1-9]\d{0,14}$/);
export const transactionNo = z.string().regex(/^JT\d{18}$/);

export const email = z.email().max(120);

export const quantity = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(99));

export const formBoolean = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

/** 1-based page number, as a query parameter. */
export const page = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(100_000))
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
    .regex(/^[^\p{Cc}\p{Cs}\p{Cf}]*$/u);
}

/** Several lines of text without control characters other than line breaks and tabs. */
export function text(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u);
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
