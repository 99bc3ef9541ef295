import { z } from 'zod';
import { channels, unmatchedOutcomes } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { chargeNo, line, optional, paymentId, requestId, time, transactionNo, userId } from '../fields.ts';
import { yuan } from '../money.ts';
import { rechargeStatuses } from '../states.ts';
import { creditDetail } from './credits.ts';
import { exportInput, flag, listInput, listOutput, person, search } from './list.ts';

const filters = {
  /** The serial number, the number of the recharge, or the phone or username of the member. */
  search,
  open: flag,
  channel: optional(z.enum(channels)),
};

/**
 * A payment that arrived and was credited to nobody. `chargeNo`, `rechargeStatus`, `rechargeAmount`, `member`: null if the
 * shop has no such recharge. `closed`: the money went back. `creditId`, `creditedBy`: the credit that waits or stands, and
 * its transaction. `open`: staff have to look at the payment, also if it was credited before to another member or with
 * another amount.
 */
const unmatched = z.strictObject({
  paymentId,
  at: time,
  channel: z.enum(channels),
  chargeNo: chargeNo.nullable(),
  rechargeStatus: z.enum(rechargeStatuses).nullable(),
  rechargeAmount: yuan.nullable(),
  member: person.nullable(),
  serialNo: z.string(),
  amount: yuan,
  outcome: z.enum(unmatchedOutcomes),
  open: z.boolean(),
  closed: z.strictObject({ by: person, at: time, reason: z.string() }).nullable(),
  creditId: z.uuid().nullable(),
  creditedBy: transactionNo.nullable(),
});

const readWallets = { access: 'staff', permission: 'wallets.read', limit: 'read' } as const;
const settle = { access: 'staff', permission: 'recharges.settle', limit: 'money' } as const;
const settlePayment = {
  ...settle,
  input: z.strictObject({ requestId, paymentId, reason: line(1, 200) }),
  output: unmatched,
} as const;

export const adminUnmatchedEndpoints = {
  'GET /admin/unmatched/query': endpoint({
    summary: 'Lists the payments that arrived and matched no recharge.',
    ...readWallets,
    input: listInput(['at'], filters),
    output: listOutput(unmatched),
  }),
  'GET /admin/unmatched/export': endpoint({
    summary: 'Exports the filtered unmatched payments as CSV.',
    ...readWallets,
    answer: 'csv',
    input: exportInput(['at'], filters),
    output: unmatched,
  }),
  'GET /admin/unmatched/detail': endpoint({
    summary: 'Returns one unmatched payment.',
    ...readWallets,
    input: z.strictObject({ paymentId }),
    output: unmatched,
    errors: ['paymentNotFound'],
  }),
  'POST /admin/unmatched/credit': endpoint({
    summary:
      'Credits an unmatched payment to a member, by default to the one whose recharge it named, as by ' +
      '`POST /admin/credits/propose`. The payment is closed when the credit is posted.',
    ...settle,
    input: z.strictObject({
      requestId,
      paymentId,
      userId: optional(userId),
      reason: line(0, 200).default(''),
    }),
    output: creditDetail,
    errors: [
      'paymentNotFound',
      'paymentClosed',
      'paymentNotCreditable',
      'userNotFound',
      'notYourself',
      'serialNoUsed',
    ],
  }),
  'POST /admin/unmatched/close': endpoint({
    summary:
      'Closes an unmatched payment whose money went back. A recharge that waits for it fails. Refused while a credit ' +
      'with its number waits for a second person.',
    ...settlePayment,
    errors: ['paymentNotFound', 'paymentClosed', 'creditWaiting'],
  }),
  'POST /admin/unmatched/reopen': endpoint({
    summary:
      'Reopens an unmatched payment that was closed by mistake. A recharge that failed by the closing stays failed. ' +
      'A credit of the payment then needs a second person. Refused if the payment was credited.',
    ...settlePayment,
    errors: ['paymentNotFound', 'paymentNotClosed', 'paymentClosed'],
  }),
};
