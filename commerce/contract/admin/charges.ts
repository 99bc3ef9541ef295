import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  chargeNo,
  formBoolean,
  line,
  noticeId,
  optional,
  refundNo,
  requestId,
  time,
  transactionNo,
} from '../fields.ts';
import { yuan } from '../money.ts';
import { chargeStatuses, proposalStatuses, refundStatuses } from '../states.ts';
import { channels, charge, refund } from '../wallet.ts';
import { exportInput, flag, listInput, listOutput, person, range, search } from './list.ts';

const member = { member: person };
const filters = {
  /** The number of the charge or refund, the provider's number, or the phone or username of the member. */
  search,
  channel: optional(z.enum(channels)),
  ...range,
};
const chargeFilters = { ...filters, status: optional(z.enum(chargeStatuses)) };
const refundFilters = { ...filters, status: optional(z.enum(refundStatuses)), inDoubt: flag };
const chargeSorts = ['createdAt', 'amount'] as const;
const refundSorts = ['appliedAt', 'amount'] as const;

/** `confirmedBy`: the staff member who confirmed a large charge that waits for a second person. */
const chargeRow = charge.extend({
  ...member,
  provider: z.string(),
  note: z.string(),
  confirmedBy: person.nullable(),
});
/**
 * `approved`: staff have approved the refund; it can't be rejected any more. `doubtAmount`: the amount the provider
 * says it refunded, when that is not the requested amount. The money stays frozen until the provider names the
 * requested amount or refuses.
 */
const refundRow = refund.extend({
  ...member,
  provider: z.string(),
  approved: z.boolean(),
  doubtAmount: yuan.nullable(),
});
const notice = z.strictObject({
  at: time,
  outcome: z.string(),
  amount: yuan.nullable(),
  serialNo: z.string(),
});

/**
 * A payment in doubt. `chargeNo`, `chargeStatus` and `member` are null when the shop has no charge of this number.
 * `credit`: the recharge by which the member was credited; a large one waits for a second person. If that person
 * rejects it, the payment is open again, with the outcome `creditRejected` and the time of the rejection.
 */
const noticeRow = z.strictObject({
  noticeId,
  at: time,
  channel: z.enum(channels),
  chargeNo: chargeNo.nullable(),
  chargeStatus: z.enum(chargeStatuses).nullable(),
  member: person.nullable(),
  serialNo: z.string(),
  amount: yuan,
  outcome: z.enum([
    'secondPayment',
    'dealtWith',
    'unknownNumber',
    'wrongAmount',
    'wrongApp',
    'serialNoUsed',
    'creditRejected',
  ]),
  dealtWith: z.strictObject({ by: person, at: time, reason: z.string() }).nullable(),
  credit: z
    .strictObject({
      proposalId: z.uuid(),
      status: z.enum(proposalStatuses),
      transactionNo: transactionNo.nullable(),
    })
    .nullable(),
});

export const adminChargeEndpoints = {
  'GET /admin/charges/query': endpoint({
    summary: 'Recharges of all members.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(chargeSorts, chargeFilters),
    output: listOutput(chargeRow),
  }),
  'GET /admin/charges/export': endpoint({
    summary: 'The filtered recharges as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(chargeSorts, chargeFilters),
    output: chargeRow,
  }),
  'GET /admin/charges/detail': endpoint({
    summary: 'One recharge with the notifications that came for it.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ chargeNo }),
    output: chargeRow.extend({ notices: z.array(notice) }),
    errors: ['chargeNotFound'],
  }),
  'POST /admin/charges/confirm': endpoint({
    summary:
      'The money of a `manual` recharge has arrived: credits the wallet. From `RECHARGE_APPROVAL_YUAN` on, ' +
      'also in several recharges of a member within a day, two persons confirm the same serial number.',
    access: 'staff',
    permission: 'charges.settle',
    limit: 'money',
    input: z.strictObject({ requestId, chargeNo, serialNo: line(1, 64), reason: line(1, 200) }),
    output: chargeRow,
    errors: [
      'chargeNotFound',
      'chargeStateChanged',
      'notManual',
      'serialNoUsed',
      'notYourself',
      'secondPersonNeeded',
    ],
  }),
  'POST /admin/charges/fail': endpoint({
    summary: 'The money of a `manual` recharge did not arrive.',
    access: 'staff',
    permission: 'charges.settle',
    limit: 'money',
    input: z.strictObject({ requestId, chargeNo, reason: line(1, 200) }),
    output: chargeRow,
    errors: ['chargeNotFound', 'chargeStateChanged', 'notManual'],
  }),
  'GET /admin/charges/notices': endpoint({
    summary: 'Payments that came, as the providers say, and were not credited.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(['at'], { dealtWith: flag }),
    output: listOutput(noticeRow),
  }),
  'GET /admin/charges/export_notices': endpoint({
    summary: 'The filtered payments that were not credited as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(['at'], { dealtWith: flag }),
    output: noticeRow,
  }),
  'POST /admin/charges/deal_with_notice': endpoint({
    summary:
      'Somebody has looked after a payment that was not credited. A recharge that still waits for it has ' +
      'failed. `credit` credits its member with the amount that came, in place of the recharge: from ' +
      '`RECHARGE_APPROVAL_YUAN` on it is proposed, as by `POST /admin/wallets/recharge`. What the provider ' +
      'says of it later is kept as a payment in doubt and credits nothing more.',
    access: 'staff',
    permission: 'charges.settle',
    limit: 'money',
    input: z.strictObject({ requestId, noticeId, credit: formBoolean.optional(), reason: line(1, 200) }),
    output: noticeRow,
    errors: ['noticeNotFound', 'noticeDealtWith', 'noticeNotCreditable', 'notYourself'],
  }),
  'GET /admin/refunds/query': endpoint({
    summary:
      'Refunds of recharges. `inDoubt`: those of which the provider says that it gave back another amount ' +
      '(`doubtAmount`); they stay as they are, and are asked about, until it says the right one.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(refundSorts, refundFilters),
    output: listOutput(refundRow),
  }),
  'GET /admin/refunds/export': endpoint({
    summary: 'The filtered refunds as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(refundSorts, refundFilters),
    output: refundRow,
  }),
  'GET /admin/refunds/detail': endpoint({
    summary: 'One refund.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ refundNo }),
    output: refundRow,
    errors: ['refundNotFound'],
  }),
  'POST /admin/refunds/approve': endpoint({
    summary:
      'Sends the frozen money back: by the provider, who may take a while, or for `manual` by finance, who ' +
      'gives the serial number of the transfer.',
    access: 'staff',
    permission: 'refunds.decide',
    limit: 'money',
    input: z.strictObject({ requestId, refundNo, serialNo: line(1, 64).optional(), reason: line(1, 200) }),
    output: refundRow,
    errors: ['refundNotFound', 'refundStateChanged', 'serialNoNeeded', 'serialNoUsed', 'notYourself'],
  }),
  'POST /admin/refunds/reject': endpoint({
    summary: 'Rejects a refund; the frozen money is free again.',
    access: 'staff',
    permission: 'refunds.decide',
    limit: 'money',
    input: z.strictObject({ requestId, refundNo, reason: line(1, 200) }),
    output: refundRow,
    errors: ['refundNotFound', 'refundStateChanged', 'refundUnderWay'],
  }),
};
