import { z } from 'zod';
import { channels } from './choices.ts';
import { endpoint, textAnswer } from './endpoint.ts';
import { attemptNo, optional } from './fields.ts';

/** An action with `refund` in front selects how the sandbox handles a later refund and leaves the payment as it is. */
export const cashierActions = [
  'pay',
  'fail',
  'payNotifyTwice',
  'payNotifyLate',
  'payNotifyReordered',
  'payWrongAmount',
  'payWrongNumber',
  'payWrongApp',
  'payBadSignature',
  'payNeverNotify',
  'refundAtOnce',
  'refundLater',
  'refundAnswerLost',
  'refundRequestLost',
  'refundRefused',
  'refundStuck',
] as const;
export type CashierAction = (typeof cashierActions)[number];

const lng = optional(z.enum(['zh', 'en']));

export const paymentEndpoints = {
  'POST /payment/notify/:channel': endpoint({
    summary:
      'Receives the notification of a payment provider about a payment or refund. The answer has the form the provider expects.',
    access: 'public',
    limit: 'write',
    body: 'raw',
    answer: 'text',
    input: z.strictObject({
      channel: z.enum(channels),
      /** Unchanged, because the signature covers these bytes. */
      body: z.string().max(64 * 1024),
      headers: z.record(z.string(), z.string()),
    }),
    output: textAnswer,
  }),

  'GET /payment/form/:attemptNo': endpoint({
    summary: 'Sends the browser of a payer to UnionPay, with the form of a payment that was opened.',
    access: 'public',
    limit: 'read',
    answer: 'text',
    input: z.strictObject({ attemptNo }),
    output: textAnswer,
    errors: ['paymentTimeOver'],
  }),

  'GET /dev/cashier': endpoint({
    summary: 'Shows the cashier page of the sandbox provider, where a payment can succeed or fail.',
    access: 'development',
    limit: 'read',
    answer: 'text',
    input: z.strictObject({ attemptNo, lng }),
    output: textAnswer,
    errors: ['rechargeNotFound'],
  }),
  'POST /dev/cashier': endpoint({
    summary: 'Handles the buttons of the sandbox cashier page.',
    access: 'development',
    limit: 'write',
    answer: 'text',
    input: z.strictObject({ attemptNo, lng, action: z.enum(cashierActions) }),
    output: textAnswer,
    errors: ['rechargeNotFound'],
  }),
};
