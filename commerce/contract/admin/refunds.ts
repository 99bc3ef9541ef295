import { z } from 'zod';
import { moneyStates } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { count, line, optional, refundNo, requestId, serialNo } from '../fields.ts';
import { yuan, yuanInput, yuanSum } from '../money.ts';
import { refund } from '../wallet.ts';
import { exportInput, filterInput, listInput, listOutput } from './list.ts';
import { eventOf, filters, member } from './recharges.ts';

const refundFilters = {
  ...filters,
  state: optional(z.enum(moneyStates)),
};
const refundSorts = ['appliedAt', 'amount'] as const;

/**
 * `approved`: staff can't reject the refund any more. `doubtAmount`: what the provider reports in place of the
 * requested amount. `stuckReason`: why a person has to look. In both cases the money stays frozen until the
 * provider reports the requested amount or staff settle the refund.
 */
export const refundRow = refund.extend({
  ...member,
  provider: z.string(),
  doubtAmount: yuan.nullable(),
  stuckReason: z.string().nullable(),
});
const refundEvent = eventOf(['approved', 'rejected', 'settled']);

const readWallets = { access: 'staff', permission: 'wallets.read', limit: 'read' } as const;
const decide = { access: 'staff', permission: 'refunds.decide', limit: 'money' } as const;

export const adminRefundEndpoints = {
  'GET /admin/refunds/query': endpoint({
    summary:
      'Lists the refunds of recharges. A refund waits for staff if the provider reported a different amount ' +
      '(`doubtAmount`) or needs a person (`stuckReason`). It stays unchanged, and the provider is asked again, until it ' +
      'is paid as requested or staff settle it.',
    ...readWallets,
    input: listInput(refundSorts, refundFilters),
    output: listOutput(refundRow),
  }),
  'GET /admin/refunds/sums': endpoint({
    summary:
      'Returns the sums of the filtered refunds: what was paid back (`refunded`), and what was asked for in refunds ' +
      'that are not finished (`inProgress`) or ended without a payment (`failed`).',
    ...readWallets,
    input: filterInput(refundFilters),
    output: z.strictObject({ refunded: yuanSum, inProgress: yuanSum, failed: yuanSum, count }),
  }),
  'GET /admin/refunds/export': endpoint({
    summary: 'Exports the filtered refunds as CSV.',
    ...readWallets,
    answer: 'csv',
    input: exportInput(refundSorts, refundFilters),
    output: refundRow,
  }),
  'GET /admin/refunds/detail': endpoint({
    summary: 'Returns one refund with what staff did with it.',
    ...readWallets,
    input: z.strictObject({ refundNo }),
    output: refundRow.extend({ events: z.array(refundEvent) }),
    errors: ['refundNotFound'],
  }),
  'POST /admin/refunds/approve': endpoint({
    summary:
      'Approves a refund. The provider pays the frozen money back, which may take a while; for `manual`, ' +
      'finance pays it back and enters the serial number of the transfer.',
    ...decide,
    input: z.strictObject({ requestId, refundNo, serialNo: serialNo.optional(), reason: line(1, 200) }),
    output: refundRow,
    errors: ['refundNotFound', 'refundStateChanged', 'serialNoNeeded', 'serialNoUsed', 'notYourself'],
  }),
  'POST /admin/refunds/reject': endpoint({
    summary:
      'Rejects a refund and unfreezes the money. The member sees the `explanation`, but not the `reason`.',
    ...decide,
    input: z.strictObject({
      requestId,
      refundNo,
      reason: line(1, 200),
      explanation: line(0, 200).default(''),
    }),
    output: refundRow,
    errors: ['refundNotFound', 'refundStateChanged', 'refundUnderWay'],
  }),
  'POST /admin/refunds/settle': endpoint({
    summary:
      'Ends a refund for which the provider reports another amount than requested (`doubtAmount`): books the ' +
      'amount that the provider paid. If it is less than requested, the rest returns to the wallet. If it is ' +
      'more, the unspent part of the recharge must cover it. If it is 0, the refund fails. A refund that waits for a ' +
      'person at the provider (`stuckReason`) ends with the requested amount and the serial number of the transfer by ' +
      'which staff paid it, or fails with 0. The provider is asked once more before anything is booked.',
    ...decide,
    input: z.strictObject({
      requestId,
      refundNo,
      /** What the provider reports, as the caller saw it, or what staff paid in its place. */
      amount: yuanInput,
      /** Of the transfer by which staff paid. */
      serialNo: serialNo.optional(),
      reason: line(1, 200),
    }),
    output: refundRow,
    errors: [
      'refundNotFound',
      'refundStateChanged',
      'refundNotInDoubt',
      'refundDoubtChanged',
      'refundNotAsRequested',
      'refundBeyondRecharge',
      'serialNoNeeded',
      'serialNoUsed',
      'notYourself',
    ],
  }),
};
