import { z } from 'zod';
import { channels } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { chargeNo, count, line, optional, requestId, serialNo, time } from '../fields.ts';
import { yuan, yuanSum } from '../money.ts';
import { chargeStatuses } from '../states.ts';
import { charge } from '../wallet.ts';
import { doubt } from './doubts.ts';
import { exportInput, filterInput, listInput, listOutput, person, range, search, version } from './list.ts';

export const member = { member: person };
export const filters = {
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
const seen = { version: optional(version) };
/** Why the number of a first confirmation is doubtful; empty if the recharge does not wait for a second person. */
const doubtful = { doubts: z.array(doubt) };
const chargeSorts = ['createdAt', 'amount'] as const;

/** `confirmedBy`: the staff member who confirmed a large or doubtful charge that waits for a second person. */
const chargeRow = charge.extend({
  ...member,
  provider: z.string(),
  note: z.string(),
  confirmedBy: person.nullable(),
  version,
});
/** `by`: a username. */
export const eventOf = <Name extends readonly [string, ...string[]]>(names: Name) =>
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
};
