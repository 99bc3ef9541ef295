import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formBoolean, line, optional, requestId, time } from '../fields.ts';
import { yuan, yuanSum } from '../money.ts';
import { ledgerScenes } from '../wallet.ts';
import { day, exportInput, listInput, listOutput, range, search } from './list.ts';

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
  member: z.string(),
  in: yuan,
  out: yuan,
  balanceAfter: yuanSum.nullable(),
  orderNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  channel: z.string().nullable(),
  serialNo: z.string().nullable(),
  actor: z.string(),
  reason: z.string(),
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

/** `credit`: the money that came into the account; `debit`: the money that left it. `balance`: credit − debit. */
const account = z.strictObject({
  account: z.string(),
  debit: yuanSum,
  credit: yuanSum,
  balance: yuanSum,
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
  outcome: z.enum(['matched', 'amountDiffers', 'missingHere']),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  ourAmount: yuan.nullable(),
});

const total = z.strictObject({ count: z.number().int().min(0), amount: yuanSum });
/** The amounts come from the statement. For `missingThere` they come from the shop's ledger. */
export const matchingSums = z.strictObject({
  matched: total,
  amountDiffers: total,
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
    input: z.strictObject({ by: z.enum(['day', 'week', 'month']), from: day, to: day }),
    output: z.array(bill),
    errors: ['rangeTooLong'],
  }),
  'GET /admin/finance/trial_balance': endpoint({
    summary:
      'Returns the trial balance: each account of the shop, and all members together. Debits equal credits.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'write',
    input: z.strictObject({}),
    output: z.strictObject({ at: time, accounts: z.array(account), debit: yuanSum, credit: yuanSum }),
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
      'refunds that differ or are missing on either side. The CSV has the columns serial_no (for a refund, the ' +
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
      /** Lines that could not be read. All other lines are compared. `message`: `reason` in words. */
      invalidLines: z.array(
        z.strictObject({
          line: z.number().int().min(1),
          reason: z.enum(['columns', 'serialNo', 'amount', 'time', 'type']),
          message: z.string(),
        }),
      ),
    }),
    errors: ['statementUnreadable', 'rangeTooLong', 'statementMatched', 'tooManyDifferences'],
  }),
};
