import { z } from 'zod';
import { bookedChannels } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { time } from '../fields.ts';
import { yuanSum } from '../money.ts';
import { day } from './list.ts';
import { reconciliation } from './reconciliations.ts';

/** A reversal reduces the sum of the kind that it takes back, in the period in which it was booked. */
const bill = z.strictObject({
  /** First day of the period. */
  period: day,
  /** Credited when the payment was verified. */
  charged: yuanSum,
  /** Credited by staff, also what had arrived in place of a reversed credit. */
  recharged: yuanSum,
  gifts: yuanSum,
  sales: yuanSum,
  orderRefunds: yuanSum,
  chargeRefunds: yuanSum,
  /** The money in all wallets at the end of the period. */
  liability: yuanSum,
});

/** `credit` came into the account, `debit` left it. The larger side has the balance, the other side has 0. */
const account = z.strictObject({
  account: z.string(),
  debit: yuanSum,
  credit: yuanSum,
  debitBalance: yuanSum,
  creditBalance: yuanSum,
});

/** The last row has the account `total` and the sums. `at`: the moment of the figures. */
const accountOfFile = account.extend({ at: time });

/**
 * The last check of the books; null before the first one. Figures are added up from the sums of days, so only the check
 * says whether the postings are in order. `bookedLater`: a transaction of the figures was booked after the check.
 */
const books = z
  .strictObject({ checkedAt: time, findings: z.number().int().min(0), bookedLater: z.boolean() })
  .nullable();

const billInput = z.strictObject({ by: z.enum(['day', 'week', 'month']), from: day, to: day });

const moved = z.strictObject({ count: z.number().int().min(0), amount: yuanSum });

/**
 * `in`: what members paid in or got back, which the shop owes them from then on. `out`: what they used or took out.
 * `reversed`: credits that were taken back because their money had not arrived.
 */
const movedOnDay = { in: moved, out: moved, reversed: moved };

const movement = z.strictObject({
  kind: z.enum(['charged', 'recharged', 'gifts', 'sales', 'orderRefunds', 'chargeRefunds', 'other']),
  ...movedOnDay,
});

/** All amounts are read at one moment, `at`. */
const dayStatement = z.strictObject({
  day,
  at: time,
  over: z.boolean(),
  /** The money in all wallets at the beginning of the day. */
  opening: yuanSum,
  movements: z.array(movement),
  closing: yuanSum,
  channels: z.array(z.strictObject({ channel: z.string(), ...movedOnDay })),
  /** All postings of the day, including those that only freeze money. */
  debit: yuanSum,
  credit: yuanSum,
  /** Of each channel the latest reconciliation with this day. `bookedLater`: payments and refunds of the day. */
  reconciliations: z.array(reconciliation.extend({ bookedLater: z.number().int().min(0) })),
  /** Channels with payments or refunds of this day in no statement. Reversals move no money there and do not count. */
  notReconciled: z.array(z.enum(bookedChannels)),
  books,
  /** Recharges proposed by staff, and refunds of recharges, that wait for a decision now. */
  waiting: z.strictObject({ proposals: moved, refunds: moved }),
});

/** A slow read has the limit of a write. */
const readFinance = { access: 'staff', permission: 'finance.read', limit: 'read' } as const;

export const adminBillEndpoints = {
  'GET /admin/finance/bills': endpoint({
    summary:
      'Returns totals by day, week (starting on Monday) or month. Each week and month is summed up as a whole, also where the range begins or ends in it.',
    ...readFinance,
    input: billInput,
    output: z.array(bill),
    errors: ['rangeTooLong'],
  }),
  'GET /admin/finance/export_bills': endpoint({
    summary: 'Exports the totals by day, week or month as CSV.',
    ...readFinance,
    answer: 'csv',
    input: billInput,
    output: bill,
    errors: ['rangeTooLong'],
  }),
  'GET /admin/finance/day': endpoint({
    summary:
      'Returns the statement of one day: what the shop owed before, what moved, and what it owed after.',
    ...readFinance,
    limit: 'write',
    input: z.strictObject({ day }),
    output: dayStatement,
  }),
  'GET /admin/finance/trial_balance': endpoint({
    summary:
      'Returns the trial balance: each account of the shop, and all members together. Debits equal credits.',
    ...readFinance,
    limit: 'write',
    input: z.strictObject({}),
    output: z.strictObject({
      at: time,
      accounts: z.array(account),
      debit: yuanSum,
      credit: yuanSum,
      debitBalance: yuanSum,
      creditBalance: yuanSum,
      books,
    }),
  }),
  'GET /admin/finance/export_trial_balance': endpoint({
    summary: 'Exports the accounts of the trial balance and their sums as CSV.',
    ...readFinance,
    limit: 'write',
    answer: 'csv',
    input: z.strictObject({}),
    output: accountOfFile,
  }),
  'GET /admin/finance/audit': endpoint({
    summary:
      'Returns the result of the last hourly check of the books. `wholeAt` is the time of the last complete ' +
      'check; the checks in between continue where the previous one ended.',
    ...readFinance,
    input: z.strictObject({}),
    output: z.strictObject({
      checkedAt: time.nullable(),
      wholeAt: time.nullable(),
      findings: z.array(z.strictObject({ invariant: z.string(), subject: z.string() })),
    }),
  }),
};
