import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { time } from '../fields.ts';
import { yuanSum } from '../money.ts';
import { channels } from '../wallet.ts';
import { matching } from './kept-matching.ts';
import { day } from './list.ts';

/**
 * The sums of one period. A reversal reduces the sum of the kind that it takes back, in the period in which it was booked.
 */
const bill = z.strictObject({
  /** First day of the period. */
  period: day,
  /** Recharges that were credited when the payment was verified. */
  charged: yuanSum,
  /** Money that staff credited: for payments received outside the shop, and for payments in doubt. */
  recharged: yuanSum,
  /** What was credited instead of credits that were taken back, because less money had arrived. */
  corrections: yuanSum,
  gifts: yuanSum,
  sales: yuanSum,
  orderRefunds: yuanSum,
  chargeRefunds: yuanSum,
  /** The money in all wallets at the end of the period. */
  liability: yuanSum,
});

/**
 * `credit`: the money that came into the account; `debit`: the money that left it. The larger side has the balance, the
 * other one has 0.
 */
const account = z.strictObject({
  account: z.string(),
  debit: yuanSum,
  credit: yuanSum,
  debitBalance: yuanSum,
  creditBalance: yuanSum,
});

/** A row of the file. The account of the last row is `total`: it has the sums. All rows have the moment of the figures. */
const accountOfFile = account.extend({ at: time });

/**
 * The last check of the books; null before the first one. Figures are added up from the sums of days, so only the
 * check says whether the postings themselves are in order. `bookedLater`: a transaction that belongs to the figures
 * was booked after the check.
 */
const books = z
  .strictObject({ checkedAt: time, findings: z.number().int().min(0), bookedLater: z.boolean() })
  .nullable();

const billInput = z.strictObject({ by: z.enum(['day', 'week', 'month']), from: day, to: day });

const moved = z.strictObject({ count: z.number().int().min(0), amount: yuanSum });

/** `in` is money that the shop owes its members from then on, `out` is money that it no longer owes them. */
const inAndOut = {
  in: moved,
  out: moved,
  /** The part of `out` that took back credits whose money had not arrived. */
  reversed: moved,
};

const reversedAndCorrected = z.strictObject({ reversed: moved, corrected: moved });

const movement = z.strictObject({
  kind: z.enum([
    ...(['charged', 'recharged', 'corrections', 'gifts'] as const),
    ...(['sales', 'orderRefunds', 'chargeRefunds', 'other'] as const),
  ]),
  ...inAndOut,
});

/**
 * How many differences of a comparison there are, how many of them are resolved, and what they leave in its gap.
 */
const differencesOfDay = z.strictObject({
  differences: z.number().int().min(0),
  resolved: z.number().int().min(0),
  gap: yuanSum,
});

/**
 * A comparison with the differences of the day: those that are booked on it or, if they are not booked, that the
 * statement has on it. `ofRange`: those of a comparison of several days whose day can't be told. `bookedLater`: the
 * payments and refunds of the day that were booked after the comparison, so that it proves nothing about them, and the
 * credits of the day that were reversed after it because of another comparison.
 */
const matchingOfDay = matching.extend({
  ofDay: differencesOfDay,
  ofRange: differencesOfDay,
  bookedLater: z.strictObject({ in: moved, out: moved, reversed: moved }),
});

/** The statement of one day. All amounts are read at one moment, `at`. */
const dayStatement = z.strictObject({
  day,
  at: time,
  /** Whether the day is over. The figures of a day that is not over may still change. */
  over: z.boolean(),
  /** The money in all wallets at the beginning of the day. */
  opening: yuanSum,
  movements: z.array(movement),
  /** The money in all wallets at the end of the day: `opening` and all movements. */
  closing: yuanSum,
  /** The money that each channel received and paid back. */
  channels: z.array(
    z.strictObject({
      channel: z.string(),
      ...inAndOut,
      /** The parts of `reversed` and `in` that concern credits of earlier days. */
      ofEarlier: reversedAndCorrected,
      /** What later days took back of the credits of this day, and credited instead. Not part of the other sums. */
      later: reversedAndCorrected,
      /** What the provider received on this day, as far as it is known now: its statement should say the same. */
      arrived: yuanSum,
    }),
  ),
  /** All postings of the day, including those that only freeze money. */
  debit: yuanSum,
  credit: yuanSum,
  /**
   * For each channel, the latest comparison that includes this day and is not discarded. Left out if the channel has
   * no money of this day and the comparison no difference of it.
   */
  matchings: z.array(matchingOfDay),
  /**
   * The channels of providers with money on this day that no comparison includes. A channel with nothing but reversals
   * has none: a reversal moves no money at the provider.
   */
  notCompared: z.array(z.enum(channels)),
  books,
  /** What waits for a decision now: recharges by staff that were proposed, and refunds of recharges. */
  waiting: z.strictObject({ proposals: moved, refunds: moved }),
});

export const adminBillEndpoints = {
  'GET /admin/finance/bills': endpoint({
    summary:
      'Returns totals by day, week (starting on Monday) or month. Each week and month is summed up as a whole, also where the range begins or ends in it.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: billInput,
    output: z.array(bill),
    errors: ['rangeTooLong'],
  }),
  'GET /admin/finance/export_bills': endpoint({
    summary: 'Exports the totals by day, week or month as CSV.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    answer: 'csv',
    input: billInput,
    output: bill,
    errors: ['rangeTooLong'],
  }),
  'GET /admin/finance/day': endpoint({
    summary:
      'Returns the statement of one day: what the shop owed before, what moved, and what it owed after.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'write',
    input: z.strictObject({ day }),
    output: dayStatement,
  }),
  'GET /admin/finance/trial_balance': endpoint({
    summary:
      'Returns the trial balance: each account of the shop, and all members together. Debits equal credits.',
    access: 'staff',
    permission: 'finance.read',
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
    access: 'staff',
    permission: 'finance.read',
    limit: 'write',
    answer: 'csv',
    input: z.strictObject({}),
    output: accountOfFile,
  }),
  'GET /admin/finance/audit': endpoint({
    summary:
      'Returns the result of the last hourly check of the books. `wholeAt` is the time of the last complete ' +
      'check; the checks in between continue where the previous one ended.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({
      checkedAt: time.nullable(),
      wholeAt: time.nullable(),
      findings: z.array(z.strictObject({ invariant: z.string(), subject: z.string() })),
    }),
  }),
};
