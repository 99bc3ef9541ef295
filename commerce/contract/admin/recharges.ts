import { z } from 'zod';
import { bookedChannels, channels, creditKinds, incomingBy, moneyStates } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { chargeNo, count, line, optional, requestId, serialNo, time, transactionNo } from '../fields.ts';
import { yuan, yuanSum } from '../money.ts';
import { proposalStatuses, rechargeStatuses } from '../states.ts';
import { recharge } from '../wallet.ts';
import { creditDetail } from './credits.ts';
import { exportInput, filterInput, listInput, listOutput, person, range, search, version } from './list.ts';

export const member = { member: person };
export const filters = {
  /** The number of the recharge or refund, the provider's number, or the phone or username of the member. */
  search,
  channel: optional(z.enum(channels)),
  ...range,
};

const incomingFilters = {
  search,
  by: optional(z.enum(incomingBy)),
  state: optional(z.enum(moneyStates)),
  channel: optional(z.enum(bookedChannels)),
  ...range,
};
const incomingSorts = ['at', 'amount'] as const;

/**
 * A recharge of a member, or a credit of staff that is for no recharge. `id`: the number of the recharge or the id of
 * the credit. `serialNo`: null while a credit waits for a second person.
 */
const incoming = z.strictObject({
  id: z.string(),
  by: z.enum(incomingBy),
  at: time,
  ...member,
  amount: yuan,
  channel: z.enum(bookedChannels).nullable(),
  serialNo: z.string().nullable(),
  state: z.enum(moneyStates),
  status: z.enum([...rechargeStatuses, ...proposalStatuses]),
  kind: z.enum(creditKinds).nullable(),
  proposedBy: person.nullable(),
});

/** `credit`: waits for a second person. `heldUntil`: how long the pieces of its order stay reserved for the payment. */
const rechargeRow = recharge.extend({
  ...member,
  provider: z.string(),
  note: z.string(),
  heldUntil: time.nullable(),
  credit: creditDetail.nullable(),
  version,
});
/** `by`: a username. */
export const eventOf = <Name extends readonly [string, ...string[]]>(names: Name) =>
  z.strictObject({ at: time, by: z.string(), event: z.enum(names), reason: z.string() });
const rechargeEvent = eventOf(['proposed', 'credited', 'rejected', 'failed', 'reversed']);
const notice = z.strictObject({
  at: time,
  outcome: z.string(),
  amount: yuan.nullable(),
  serialNo: z.string(),
});

const seen = { version: optional(version) };

const readWallets = { access: 'staff', permission: 'wallets.read', limit: 'read' } as const;
const settle = { access: 'staff', permission: 'recharges.settle', limit: 'money' } as const;

export const adminRechargeEndpoints = {
  'GET /admin/recharges/query': endpoint({
    summary: 'Lists what came or shall come into wallets: recharges of members and credits of staff.',
    ...readWallets,
    input: listInput(incomingSorts, incomingFilters),
    output: listOutput(incoming),
  }),
  'GET /admin/recharges/sums': endpoint({
    summary:
      'Returns the sums of the filtered recharges and credits: what is in the wallets (`done`), what is not yet ' +
      '(`open`), and what failed, was withdrawn or rejected (`failed`).',
    ...readWallets,
    input: filterInput(incomingFilters),
    output: z.strictObject({ done: yuanSum, open: yuanSum, failed: yuanSum, count }),
  }),
  'GET /admin/recharges/export': endpoint({
    summary: 'Exports the filtered recharges and credits as CSV.',
    ...readWallets,
    answer: 'csv',
    input: exportInput(incomingSorts, incomingFilters),
    output: incoming,
  }),
  'GET /admin/recharges/detail': endpoint({
    summary: 'Returns one recharge with its payment notifications and what staff did with it.',
    ...readWallets,
    input: z.strictObject({ chargeNo }),
    output: rechargeRow.extend({
      /** Of its credit, which may be taken back. */
      transactionNo: transactionNo.nullable(),
      notices: z.array(notice),
      events: z.array(rechargeEvent),
    }),
    errors: ['rechargeNotFound'],
  }),
  'POST /admin/recharges/confirm': endpoint({
    summary:
      'Credits a `manual` recharge whose money has arrived. From `RECHARGE_APPROVAL_YUAN` a member and day on, or if ' +
      'anything contradicts the number, the credit waits for a second person (`POST /admin/credits/post`).',
    ...settle,
    input: z.strictObject({ requestId, chargeNo, ...seen, serialNo, reason: line(0, 200).default('') }),
    output: rechargeRow,
    errors: [
      'rechargeNotFound',
      'rowChanged',
      'rechargeStateChanged',
      'notManual',
      'serialNoUsed',
      'notYourself',
      'creditWaiting',
      'creditReversed',
    ],
  }),
  'POST /admin/recharges/fail': endpoint({
    summary:
      'Fails a `manual` recharge whose money did not arrive. A credit of it that waits for a second person is rejected.',
    ...settle,
    input: z.strictObject({ requestId, chargeNo, ...seen, reason: line(0, 200).default('') }),
    output: rechargeRow,
    errors: ['rechargeNotFound', 'rowChanged', 'rechargeStateChanged', 'notManual', 'proposalStateChanged'],
  }),
};
