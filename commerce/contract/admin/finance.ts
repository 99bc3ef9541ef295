import { z } from 'zod';
import { bookedChannels, ledgerKinds, ledgerScenes } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { line, optional, time, transactionNo } from '../fields.ts';
import { yuan, yuanSum } from '../money.ts';
import { exportInput, filterInput, listInput, listOutput, person, range, search } from './list.ts';

const sorts = ['at', 'in', 'out'] as const;
const filters = {
  /** The complete number of a transaction, order, recharge or refund, or the provider's serial number. */
  search,
  scene: optional(z.enum(ledgerScenes)),
  channel: optional(z.enum(bookedChannels)),
  gift: optional(z.literal('true')),
  member: optional(line(1, 40)),
  ...range,
};

const row = z.strictObject({
  at: time,
  transactionNo: z.string(),
  /** The position in the sealed chain, numbered without gaps; null until the transaction is sealed. */
  seq: z.number().int().nullable(),
  scene: z.enum(ledgerScenes),
  kind: z.enum(ledgerKinds).nullable(),
  userId: z.string(),
  member: z.string(),
  in: yuan,
  out: yuan,
  balanceAfter: yuanSum.nullable(),
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  channel: z.string().nullable(),
  serialNo: z.string().nullable(),
  reverses: z.string().nullable(),
  /** The reversed transaction in whose place this one credits what had arrived. */
  corrects: z.string().nullable(),
  /** A username, `system` or `cli`. */
  actor: z.string(),
  reason: z.string(),
});

/** Accounts of members are called `wallet` and `held`; `member` is their owner. */
const posting = z.strictObject({
  account: z.string(),
  member: person.nullable(),
  in: yuan,
  out: yuan,
  balanceAfter: yuanSum.nullable(),
});

const transaction = row.omit({ userId: true, in: true, out: true }).extend({
  /** Whether the transaction and its postings still are what was sealed; null until they are sealed. */
  sealHolds: z.boolean().nullable(),
  member: person.nullable(),
  /** What came into the member's wallet or, if negative, left it; null if nothing moved. */
  amount: yuanSum.nullable(),
  actorId: z.string().nullable(),
  creditId: z.string().nullable(),
  /** A reversal that waits for a second person. */
  reversalId: z.string().nullable(),
  /** Whether the credit can be taken back: nothing of it is spent or frozen. */
  reversible: z.boolean(),
  reversedBy: z.array(z.string()),
  postings: z.array(posting),
});

const readFinance = { access: 'staff', permission: 'finance.read', limit: 'read' } as const;

export const adminFinanceEndpoints = {
  'GET /admin/finance/query': endpoint({
    summary: 'Lists the entries of the ledger.',
    ...readFinance,
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/finance/sums': endpoint({
    summary: 'Returns the sums of the filtered ledger. Adding up takes longer than reading a page of it.',
    ...readFinance,
    input: filterInput(filters),
    output: z.strictObject({ in: yuanSum, out: yuanSum, count: z.number().int().min(0) }),
  }),
  'GET /admin/finance/transaction': endpoint({
    summary: 'Returns one transaction of the ledger with its postings, which sum to zero.',
    ...readFinance,
    input: z.strictObject({ transactionNo }),
    output: transaction,
    errors: ['transactionNotFound'],
  }),
  'GET /admin/finance/export': endpoint({
    summary: 'Exports the filtered ledger as CSV.',
    ...readFinance,
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
};
