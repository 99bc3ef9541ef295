import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chargeNo, line, optional, refundNo, requestId, serialNo, time } from '../fields.ts';
import { yuan, yuanInput, yuanSum } from '../money.ts';
import { chargeStatuses, refundStatuses } from '../states.ts';
import { channels, charge, refund } from '../wallet.ts';
import { doubt } from './doubts.ts';
import {
  exportInput,
  filterInput,
  flag,
  listInput,
  listOutput,
  person,
  range,
  search,
  version,
} from './list.ts';

const member = { member: person };
const filters = {
  /** The number of the charge or refund, the provider's number, or the phone or username of the member. */
  search,
  channel: optional(z.enum(channels)),
  ...range,
};
const chargeFilters = {
  ...filters,
  status: optional(z.enum(chargeStatuses)),
  /** The name of a payment provider; `manual` if staff confirm the payment. */
  provider: optional(line(0, 10)),
};
const refundFilters = {
  ...filters,
  status: optional(z.enum(refundStatuses)),
  approved: flag,
  inDoubt: flag,
};
const seen = { version: optional(version) };
/** Why the number of a first confirmation is doubtful; empty if the recharge does not wait for a second person. */
const doubtful = { doubts: z.array(doubt) };
const count = z.number().int().min(0);
const chargeSorts = ['createdAt', 'amount'] as const;
const refundSorts = ['appliedAt', 'amount'] as const;

/** `confirmedBy`: the staff member who confirmed a large or doubtful charge that waits for a second person. */
const chargeRow = charge.extend({
  ...member,
  provider: z.string(),
  note: z.string(),
  confirmedBy: person.nullable(),
  version,
});
/**
 * `approved`: staff can't reject the refund any more. `doubtAmount`: what the provider reports in place of the
 * requested amount; the money stays frozen until the provider corrects this or staff settle the refund.
 */
export const refundRow = refund.extend({
  ...member,
  provider: z.string(),
  approved: z.boolean(),
  doubtAmount: yuan.nullable(),
});
/** `by`: a username. */
const eventOf = <Name extends readonly [string, ...string[]]>(names: Name) =>
  z.strictObject({ at: time, by: z.string(), event: z.enum(names), reason: z.string() });
/**
 * `confirmedFirst`: a second person must confirm the same serial number. `serialNo`: null until then, so that nobody
 * can copy it. `replaced`: who had confirmed another number before.
 */
const chargeEvent = eventOf(['confirmedFirst', 'confirmed', 'failed', 'reversed']).extend({
  serialNo: z.string().nullable(),
  replaced: z.string().nullable(),
  reversalNo: z.string().nullable(),
  correctionNo: z.string().nullable(),
});
const refundEvent = eventOf(['approved', 'rejected', 'settled']);
const notice = z.strictObject({
  at: time,
  outcome: z.string(),
  amount: yuan.nullable(),
  serialNo: z.string(),
});

export const adminChargeEndpoints = {
  'GET /admin/charges/query': endpoint({
    summary: 'Lists the recharges of all members.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(chargeSorts, chargeFilters),
    output: listOutput(chargeRow),
  }),
  'GET /admin/charges/sums': endpoint({
    summary:
      'Returns the sums of the filtered recharges: what was credited (`credited`, of which `refunded` was paid back), ' +
      'what waits (`waiting`), and what failed or was withdrawn (`failed`).',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: filterInput(chargeFilters),
    output: z.strictObject({
      credited: yuanSum,
      waiting: yuanSum,
      failed: yuanSum,
      refunded: yuanSum,
      count,
    }),
  }),
  'GET /admin/charges/export': endpoint({
    summary: 'Exports the filtered recharges as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(chargeSorts, chargeFilters),
    output: chargeRow.omit({ version: true }),
  }),
  'GET /admin/charges/detail': endpoint({
    summary:
      'Returns one recharge with its payment notifications and what staff did with it. `doubts`: why the number of a ' +
      'first confirmation needs a second person, whatever the amount.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ chargeNo }),
    output: chargeRow.extend({ ...doubtful, notices: z.array(notice), events: z.array(chargeEvent) }),
    errors: ['chargeNotFound'],
  }),
  'POST /admin/charges/confirm': endpoint({
    summary:
      'Confirms that the money of a `manual` recharge has arrived, and credits the wallet. Two persons must ' +
      'confirm the same serial number if the recharges of a member within a day reach `RECHARGE_APPROVAL_YUAN`, or ' +
      'if the number is doubtful (`doubts`). A credit closes the payments in doubt with its number. ' +
      'A different number replaces the one that was confirmed first; `replaced` is the person who had confirmed it.',
    access: 'staff',
    permission: 'charges.settle',
    limit: 'money',
    input: z.strictObject({ requestId, chargeNo, ...seen, serialNo, reason: line(1, 200) }),
    output: chargeRow.extend({ ...doubtful, replaced: person.nullable() }),
    errors: [
      'chargeNotFound',
      'rowChanged',
      'chargeStateChanged',
      'notManual',
      'serialNoUsed',
      'notYourself',
      'secondPersonNeeded',
      'creditReversed',
    ],
  }),
  'POST /admin/charges/fail': endpoint({
    summary: 'Fails a `manual` recharge whose money did not arrive.',
    access: 'staff',
    permission: 'charges.settle',
    limit: 'money',
    input: z.strictObject({ requestId, chargeNo, ...seen, reason: line(1, 200) }),
    output: chargeRow,
    errors: ['chargeNotFound', 'rowChanged', 'chargeStateChanged', 'notManual'],
  }),
  'GET /admin/refunds/query': endpoint({
    summary:
      'Lists the refunds of recharges. `inDoubt` selects those for which the provider reported a different ' +
      'amount (`doubtAmount`). They stay unchanged, and the provider is asked again, until the amounts agree or ' +
      'staff settle them. `approved` selects those that staff have approved.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: listInput(refundSorts, refundFilters),
    output: listOutput(refundRow),
  }),
  'GET /admin/refunds/sums': endpoint({
    summary:
      'Returns the sums of the filtered refunds: what was paid back (`refunded`), and what was asked for in refunds ' +
      'that are not finished (`inProgress`) or ended without a payment (`failed`).',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: filterInput(refundFilters),
    output: z.strictObject({ refunded: yuanSum, inProgress: yuanSum, failed: yuanSum, count }),
  }),
  'GET /admin/refunds/export': endpoint({
    summary: 'Exports the filtered refunds as CSV.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(refundSorts, refundFilters),
    output: refundRow,
  }),
  'GET /admin/refunds/detail': endpoint({
    summary: 'Returns one refund with what staff did with it.',
    access: 'staff',
    permission: 'wallets.read',
    limit: 'read',
    input: z.strictObject({ refundNo }),
    output: refundRow.extend({ events: z.array(refundEvent) }),
    errors: ['refundNotFound'],
  }),
  'POST /admin/refunds/approve': endpoint({
    summary:
      'Approves a refund. The provider pays the frozen money back, which may take a while; for `manual`, ' +
      'finance pays it back and enters the serial number of the transfer.',
    access: 'staff',
    permission: 'refunds.decide',
    limit: 'money',
    input: z.strictObject({ requestId, refundNo, serialNo: serialNo.optional(), reason: line(1, 200) }),
    output: refundRow,
    errors: ['refundNotFound', 'refundStateChanged', 'serialNoNeeded', 'serialNoUsed', 'notYourself'],
  }),
  'POST /admin/refunds/reject': endpoint({
    summary:
      'Rejects a refund and unfreezes the money. The member sees the `explanation`, but not the `reason`.',
    access: 'staff',
    permission: 'refunds.decide',
    limit: 'money',
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
      'more, the unspent part of the recharge must cover it. If it is 0, the refund fails. The provider is asked ' +
      'once more before anything is booked.',
    access: 'staff',
    permission: 'refunds.decide',
    limit: 'money',
    input: z.strictObject({
      requestId,
      refundNo,
      /** What the provider reports, as the caller saw it. */
      amount: yuanInput,
      reason: line(1, 200),
    }),
    output: refundRow,
    errors: [
      'refundNotFound',
      'refundStateChanged',
      'refundNotInDoubt',
      'refundDoubtChanged',
      'refundBeyondCharge',
      'serialNoUsed',
      'notYourself',
    ],
  }),
};
