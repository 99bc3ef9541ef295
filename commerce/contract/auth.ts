import { z } from 'zod';
import { endpoint, wrongGuesses } from './endpoint.ts';
import { email, formBoolean, line, optional, orderNo, phone, smsCode, time, userId } from './fields.ts';
import { factorProof } from './proof.ts';
import { typedAccount, typedPassword } from './typed.ts';
import { work } from './work.ts';

export const password = z
  .string()
  .overwrite(typedPassword)
  .min(8, 'password')
  .max(128)
  .regex(/\p{Lu}/u, 'password')
  .regex(/\p{Ll}/u, 'password')
  .regex(/\d/, 'password')
  .regex(/[^\p{L}\p{N}\s]/u, 'password');

export const smsScenes = ['register', 'reset_password', 'order_pay', 'change_password'] as const;

/** A random id that a browser makes once. Commerce stores its hash when it becomes a known device of an account. */
export const deviceId = z.uuid().optional();

export const session = z.strictObject({ userId, authToken: z.string(), expiresAt: time });

const confirmPassword = z.string().overwrite(typedPassword);
const newPassword = { newPassword: password, confirmPassword };

function isRepeated(input: { newPassword: string; confirmPassword: string }): boolean {
  return input.newPassword === input.confirmPassword;
}

const repeated = { path: ['confirmPassword'], error: 'passwordRepeated' };

export const authEndpoints = {
  'POST /auth/send_code': endpoint({
    summary:
      'Sends a six-digit code by SMS. The answer is the same whether or not the phone is registered. ' +
      "`order_pay` and `change_password` require a token and send the code to the member's own phone. " +
      'When guests have asked for many messages, AUT020 refuses a guest: `solveChallenge` of altcha-lib ' +
      'finds the solution of `details.challenge`, and the same call with both as `work` sends the code. ' +
      'No code is sent for an order that costs more than the member has; `details.missingYuan` is the difference.',
    access: 'public',
    limit: 'auth',
    input: z.discriminatedUnion('scene', [
      z.strictObject({
        scene: z.enum(['register', 'reset_password', 'change_password']),
        phone,
        work: work.optional(),
      }),
      z.strictObject({ scene: z.literal('order_pay'), phone, orderNo }),
    ]),
    output: z.strictObject({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() }),
    errors: [
      'sessionInvalid',
      'forbidden',
      'orderNotFound',
      'orderStateChanged',
      'orderTimedOut',
      'balanceTooLow',
      'codeTooSoon',
      'codeQuotaReached',
      'workNeeded',
      'phoneTakesNoSms',
      'smsUnavailable',
      'codeMaybeSent',
    ],
  }),

  'POST /auth/register': endpoint({
    summary:
      'Creates a member account and logs the member in. `acceptedTerms`: when the terms and the privacy notice that ' +
      'the member accepted were published.',
    access: 'public',
    limit: 'auth',
    input: z
      .strictObject({
        username: line(2, 30),
        phone,
        password,
        confirmPassword,
        code: smsCode,
        email: optional(email),
        acceptedTerms: time,
        deviceId,
      })
      .refine((input) => input.password === input.confirmPassword, repeated),
    output: session,
    errors: ['codeWrong', 'codeSpent', 'phoneTaken', 'usernameTaken'],
  }),

  'POST /auth/login': endpoint({
    summary:
      'Logs in. The session lasts 7 days, or 1 day without `remember`. A person with a role and a second factor gets ' +
      'AUT015 first: `details` say by which kinds it can be proved, and the same call with `secondFactor` logs in. After ' +
      `${wrongGuesses.max} wrong passwords in ${wrongGuesses.inMinutes} minutes an account refuses further ones with SYS003. ` +
      'A browser with a `deviceId` that logged in before is counted by itself; a login by passkey and a password reset stay ' +
      'open, and a reset makes the device known.',
    access: 'public',
    limit: 'auth',
    guessed: 'password',
    input: z.strictObject({
      account: line(1, 120).overwrite(typedAccount),
      // The typed password may be longer than its stored form.
      password: z.string().min(1).max(512),
      remember: formBoolean.default(true),
      secondFactor: factorProof.optional(),
      deviceId,
    }),
    output: session,
    errors: ['loginRefused', 'accountFrozen', 'secondFactorNeeded', 'proofWrong'],
  }),

  'POST /auth/reset_password/verify': endpoint({
    summary:
      'First step of a password reset: exchanges the code for a token that is valid once, for 10 minutes.',
    access: 'public',
    limit: 'auth',
    input: z.strictObject({ phone, code: smsCode }),
    output: z.strictObject({ resetToken: z.string(), expiresAt: time }),
    errors: ['codeWrong', 'codeSpent'],
  }),
  'POST /auth/reset_password/confirm': endpoint({
    summary: 'Second step of a password reset: sets the new password and ends all sessions of the member.',
    access: 'public',
    limit: 'auth',
    input: z
      .strictObject({ resetToken: line(1, 100), deviceId, ...newPassword })
      .refine(isRepeated, repeated),
    output: z.strictObject({}),
    errors: ['resetTokenSpent'],
  }),
  'POST /userinfo/password/change': endpoint({
    summary: "Changes the password with a code sent to the member's own phone, and ends all other sessions.",
    access: 'member',
    limit: 'auth',
    input: z.strictObject({ phone, code: smsCode, ...newPassword }).refine(isRepeated, repeated),
    output: z.strictObject({}),
    errors: ['codeWrong', 'codeSpent'],
  }),
  'GET /userinfo/session/query': endpoint({
    summary: 'Lists the open sessions of the member, the most recently used first, at most 50.',
    access: 'member',
    withoutFactor: true,
    limit: 'read',
    input: z.strictObject({}),
    output: z.array(
      z.strictObject({
        sessionId: z.uuid(),
        /** The User-Agent of the browser. */
        device: z.string(),
        ip: z.string(),
        createdAt: time,
        lastSeenAt: time,
        expiresAt: time,
        current: z.boolean(),
      }),
    ),
  }),
  'POST /userinfo/session/revoke': endpoint({
    summary:
      'Ends one session of the member, or all sessions except the current one. Can be repeated safely.',
    access: 'member',
    withoutFactor: true,
    limit: 'write',
    input: z.strictObject({ sessionId: z.uuid().optional() }),
    output: z.strictObject({}),
  }),
  'POST /auth/logout': endpoint({
    summary: 'Logs out: ends the session of the token.',
    access: 'member',
    withoutFactor: true,
    limit: 'write',
    input: z.strictObject({}),
    output: z.strictObject({}),
  }),
};
