import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formBoolean, line, optional, requestId, time, transactionNo } from '../fields.ts';
import { yuan, yuanSum } from '../money.ts';
import { channels, ledgerScenes } from '../wallet.ts';
import { matching } from './kept-matching.ts';
import { day, exportInput, listInput, listOutput, person, range, search } from './list.ts';

const sorts = ['at', 'in', 'out'] as const;
const filters = {
  /** The complete number of a transaction, order, charge or refund, or the provider's serial number. */
  search,
  scene: optional(z.enum(ledgerScenes)),
  channel: optional(z.enum(['alipay', 'wechat', 'unionpay', 'manual'])),
  /** The phone number or username of the member. */
  member: optional(line(1, 40)),
  ...range,
};

/** One transaction. `in`: the amount that went into the wallet; `out`: the amount that left it. */
const row = z.strictObject({
  at: time,
  transactionNo: z.string(),
  /** The position in the sealed chain, numbered without gaps; null until the transaction is sealed. */
  seq: z.number().int().nullable(),
  scene: z.enum(ledgerScenes),
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
  /** The number of the transaction that this one takes back. */
  reverses: z.string().nullable(),
  actor: z.string(),
  reason: z.string(),
});

/** The account of a posting. Accounts of members are called `wallet` and `held`; `member` is their owner. */
const posting = z.strictObject({
  account: z.string(),
  member: person.nullable(),
  /** The money that came into the account. */
  in: yuan,
  /** The money that left the account. */
  out: yuan,
  balanceAfter: yuanSum.nullable(),
});

const transaction = z.strictObject({
  at: time,
  transactionNo,
  /** The position in the sealed chain; null until the transaction is sealed. */
  seq: z.number().int().nullable(),
  /** Whether the transaction and its postings still are what was sealed; null until they are sealed. */
  sealHolds: z.boolean().nullable(),
  scene: z.enum(ledgerScenes),
  member: person.nullable(),
  /** Who caused it: a username, or `system` or `cli`. */
  actor: z.string(),
  /** The id of the actor, if it is a person. */
  actorId: z.string().nullable(),
  reason: z.string(),
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  /** The recharge by staff that this transaction posts. */
  proposalId: z.string().nullable(),
  channel: z.string().nullable(),
  serialNo: z.string().nullable(),
  /** The number of the transaction that this one undoes, and the numbers of those that undo this one. */
  reverses: z.string().nullable(),
  reversedBy: z.array(z.string()),
  postings: z.array(posting),
});

const bill = z.strictObject({
  /** First day of the period. */
  period: day,
  /** Recharges that were credited when the payment was verified. */
  charged: yuanSum,
  /** Money that staff credited: for payments received outside the shop, and for payments in doubt. */
  recharged: yuanSum,
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

const movement = z.strictObject({
  kind: z.enum(['charged', 'recharged', 'gifts', 'sales', 'orderRefunds', 'chargeRefunds', 'other']),
  ...inAndOut,
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
  channels: z.array(z.strictObject({ channel: z.string(), ...inAndOut })),
  /** All postings of the day, including those that only freeze money. */
  debit: yuanSum,
  credit: yuanSum,
  /** The kept comparisons of providers' statements that include this day, the newest first, 20 at most. */
  matchings: z.array(matching),
  /**
   * The channels of providers with money on this day that no comparison includes. A channel with nothing but reversals
   * has none: a reversal moves no money at the provider.
   */
  notCompared: z.array(z.enum(channels)),
  books,
  /** What waits for a decision now: recharges by staff that were proposed, and refunds of recharges. */
  waiting: z.strictObject({ proposals: moved, refunds: moved }),
});

/** `in` for payments to the shop, `out` for refunds. The amounts of both are positive. */
export const statementSides = ['in', 'out'] as const;
const side = z.enum(statementSides);

const statementLine = z.strictObject({
  /** The number of the line in the file, counted from 1. */
  line: z.number().int().min(1),
  side,
  serialNo: z.string(),
  amount: yuan,
  at: z.string(),
  /** The result of the comparison with the shop's ledger. */
  outcome: z.enum(['matched', 'amountDiffers', 'otherDay', 'missingHere']),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  ourAmount: yuan.nullable(),
  /** When the ledger received or paid the money; null if the ledger has no such payment. */
  bookedAt: time.nullable(),
});

const total = z.strictObject({ count: z.number().int().min(0), amount: yuanSum });
/** The amounts come from the statement. For `missingThere` they come from the shop's ledger. */
export const matchingSums = z.strictObject({
  matched: total,
  amountDiffers: total,
  /** Booked more than a day before or after the days of the statement. */
  otherDay: total,
  missingHere: total,
  missingThere: total,
});

export const adminFinanceEndpoints = {
  'GET /admin/finance/query': endpoint({
    summary: 'Lists the entries of the ledger.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/finance/sums': endpoint({
    summary: 'Returns the sums of the filtered ledger. Adding up takes longer than reading a page of it.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: z.strictObject(filters),
    output: z.strictObject({ in: yuanSum, out: yuanSum, count: z.number().int().min(0) }),
  }),
  'GET /admin/finance/transaction': endpoint({
    summary: 'Returns one transaction of the ledger with its postings, which sum to zero.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: z.strictObject({ transactionNo }),
    output: transaction,
    errors: ['transactionNotFound'],
  }),
  'GET /admin/finance/export': endpoint({
    summary: 'Exports the filtered ledger as CSV.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'GET /admin/finance/bills': endpoint({
    summary: 'Returns totals by day, week (starting on Monday) or month.',
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
    summary: 'Exports the accounts of the trial balance as CSV.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'write',
    answer: 'csv',
    input: z.strictObject({}),
    output: account,
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
  'POST /admin/finance/match_statement': endpoint({
    summary:
      'Compares the statement of a provider with our books for the same days, keeps the result, and returns the payments and ' +
      'refunds that differ or are missing on either side. The file is the trade bill of WeChat Pay, the business details ' +
      'of Alipay (a CSV as downloaded, decoded), or a CSV with the columns serial_no (for a refund, the ' +
      'serial number of the refund), amount (yuan), time and optionally type. A refund has a negative amount, ' +
      'or the type refund, 退款 or 支出; a payment may have the type payment, success, 交易 or 收入.',
    access: 'staff',
    permission: 'finance.match',
    limit: 'write',
    body: 'text',
    input: z.strictObject({
      requestId,
      channel: z.enum(['alipay', 'wechat', 'unionpay']),
      from: day,
      to: day,
      statement: z.string().max(2_000_000),
      fileName: line(1, 120).default('statement.csv'),
      /** Whether to compare a file again that was compared before. */
      again: formBoolean.default(false),
    }),
    output: z.strictObject({
      /** The kept comparison, in which the differences are resolved. */
      matchingId: z.string(),
      sums: z.strictObject({ in: matchingSums, out: matchingSums }),
      lines: z.array(statementLine),
      /** Payments and refunds in the shop's ledger that are missing in the statement. */
      missingThere: z.array(
        z.strictObject({
          side,
          chargeNo: z.string(),
          refundNo: z.string().nullable(),
          serialNo: z.string(),
          amount: yuan,
        }),
      ),
      /**
       * Lines that could not be read. All other lines are compared. `text`: the beginning of the line; `message`:
       * `reason` in words.
       */
      invalidLines: z.array(
        z.strictObject({
          line: z.number().int().min(1),
          text: z.string(),
          reason: z.enum(['columns', 'serialNo', 'amount', 'time', 'type']),
          message: z.string(),
        }),
      ),
    }),
    errors: ['statementUnreadable', 'rangeTooLong', 'statementMatched', 'tooManyDifferences'],
  }),
};
