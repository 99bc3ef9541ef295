import { z } from 'zod';
import {
  accountStatuses,
  bookedChannels,
  ledgerKinds,
  ledgerScenes,
  unmatchedOutcomes,
  walletTasks,
} from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { chargeNo, count, optional, orderNo, refundNo, time, transactionNo, userId } from '../fields.ts';
import { yuan, yuanInput, yuanSum } from '../money.ts';
import { walletRecord } from '../wallet.ts';
import { credit } from './credits.ts';
import { exportInput, flag, listInput, listOutput, person, range, search } from './list.ts';

const sorts = ['member', 'available', 'frozen', 'recharged', 'spent', 'refunded', 'lastEntryAt'] as const;
const filters = { search, minBalance: optional(yuanInput), maxBalance: optional(yuanInput), frozen: flag };

const recordSorts = ['createdAt', 'in', 'out'] as const;
const recordFilters = {
  userId,
  /** The complete number of a transaction, order, recharge or refund, or the provider's serial number. */
  search,
  scene: optional(z.enum(ledgerScenes)),
  ...range,
};

/** `phone` is masked. */
const row = z.strictObject({
  userId,
  username: z.string(),
  phone: z.string(),
  available: yuanSum,
  frozen: yuanSum,
  recharged: yuanSum,
  spent: yuanSum,
  refunded: yuanSum,
  lastEntryAt: time.nullable(),
});

/**
 * A value that a record does not have is null, because every line of a CSV has every column. `corrects`: the reversed
 * transaction in whose place this one credits what had arrived. `reason`: may be empty.
 */
const record = walletRecord.extend({
  kind: z.enum(ledgerKinds).nullable(),
  corrects: transactionNo.nullable(),
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  creditId: z.uuid().nullable(),
  reason: z.string(),
});

const held = z.strictObject({
  refundNo,
  chargeNo,
  amount: yuan,
  appliedAt: time,
  approved: z.boolean(),
});

/**
 * `waiting`: credits that wait for a second person and are in no balance yet. `aloneBelow`: the caller credits less than
 * this without a second person. `aloneLimit`: `aloneBelow` at the start of the day.
 */
const detail = row.extend({
  status: z.enum(accountStatuses),
  balance: yuanSum,
  held: z.array(held),
  waiting: z.array(credit),
  aloneBelow: yuanSum,
  aloneLimit: yuanSum,
});

/**
 * `id`: of the recharge, refund, credit, reversal or unmatched payment. `phone` is masked. `by`: who proposed a credit or
 * a reversal. `for`: the number of the recharge of a credit or refund, or of the transaction that a reversal takes back.
 * `orderNo`: the order that a recharge, or a credit of it, pays. `heldUntil`: how long the pieces of that order stay
 * reserved. `outcome`: why a payment matched nothing, or `stuck` for a refund that a person has to look into. `reported`:
 * what a provider says it paid back in place of the amount.
 */
const task = z.strictObject({
  kind: z.enum(walletTasks),
  id: z.string(),
  at: time,
  member: person.nullable(),
  phone: z.string().nullable(),
  amount: yuan,
  channel: z.enum(bookedChannels).nullable(),
  by: person.nullable(),
  for: z.string().nullable(),
  orderNo: orderNo.nullable(),
  heldUntil: time.nullable(),
  outcome: z.enum([...unmatchedOutcomes, 'stuck']).nullable(),
  reported: yuan.nullable(),
});

const readWallets = { access: 'staff', permission: 'wallets.read', limit: 'read' } as const;

export const adminWalletEndpoints = {
  'GET /admin/wallets/query': endpoint({
    summary: 'Lists the wallets of all members.',
    ...readWallets,
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/wallets/sums': endpoint({
    summary: 'Returns the sums of the filtered wallets.',
    ...readWallets,
    input: z.strictObject(filters),
    output: row
      .pick({ available: true, frozen: true, recharged: true, spent: true, refunded: true })
      .extend({ count }),
  }),
  'GET /admin/wallets/export': endpoint({
    summary: 'Exports the filtered wallets as CSV.',
    ...readWallets,
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'GET /admin/wallets/detail': endpoint({
    summary: 'Returns the wallet of one member, with the money that is frozen and the recharges that wait.',
    ...readWallets,
    input: z.strictObject({ userId }),
    output: detail,
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/records': endpoint({
    summary:
      'Lists the wallet transactions of one member. `sums` adds up all filtered transactions, on all pages: `in` what ' +
      'came into the wallet, `out` what left it.',
    ...readWallets,
    input: listInput(recordSorts, recordFilters),
    output: listOutput(record).extend({ sums: z.strictObject({ in: yuanSum, out: yuanSum }) }),
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/export_records': endpoint({
    summary: 'Exports the filtered wallet transactions of one member as CSV.',
    ...readWallets,
    answer: 'csv',
    input: exportInput(recordSorts, recordFilters),
    output: record,
    errors: ['userNotFound'],
  }),
  'GET /admin/wallets/todo': endpoint({
    summary: 'Lists what waits for staff in the wallets, the oldest first.',
    ...readWallets,
    input: listInput(['at'], { kind: optional(z.enum(walletTasks)) }),
    output: listOutput(task),
  }),
};
