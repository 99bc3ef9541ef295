import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { formBoolean, line, orderNo, phone, smsCode, time, userId } from './fields.ts';

/** At least 8 characters with upper case, lower case, digit and special character. */
export const password = z
  .string()
  .min(8)
  .max(128)
  .regex(/\p{Lu}/u)
  .regex(/\p{Ll}/u)
  .regex(/\d/)
  .regex(/[^\p{L}\p{N}\s]/u);

export const smsScenes = ['register', 'order_pay'] as const;

const session = z.strictObject({ userId, authToken: z.string(), expiresAt: time });

export const authEndpoints = {
  'POST /auth/send_code': endpoint({
    summary: 'Sends a six-digit code by SMS. The answer is the same whether or not the phone is registered.',
    access: 'public',
    limit: 'auth',
    input: z.discriminatedUnion('scene', [
      z.strictObject({ scene: z.literal('register'), phone }),
      z.strictObject({ scene: z.literal('order_pay'), phone, orderNo }),
    ]),
    output: z.strictObject({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() }),
    errors: ['sessionInvalid', 'orderNotFound', 'codeTooSoon', 'codeQuotaReached'],
  }),

  'POST /auth/register': endpoint({
    summary: 'Creates a member and logs in.',
    access: 'public',
    limit: 'auth',
    input: z
      .strictObject({
        username: line(2, 30),
        phone,
        password,
        confirmPassword: z.string(),
        code: smsCode,
        email: z.union([z.literal('').transform(() => undefined), z.email().max(120)]).optional(),
      })
      .refine((input) => input.password === input.confirmPassword, { path: ['confirmPassword'] }),
    output: session,
    errors: ['codeWrong', 'codeSpent', 'phoneTaken', 'usernameTaken'],
  }),

  'POST /auth/login': endpoint({
    summary: 'Opens a session for 7 days, or for 1 day without `remember`.',
    access: 'public',
    limit: 'auth',
    input: z.strictObject({
      account: line(1, 120),
      password: z.string().min(1).max(128),
      remember: formBoolean.default(true),
    }),
    output: session,
    errors: ['loginRefused', 'accountFrozen'],
  }),

  'POST /auth/logout': endpoint({
    summary: 'Ends the session of the token.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({}),
    output: z.strictObject({}),
  }),
};
