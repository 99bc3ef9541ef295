import { z } from 'zod';
import { channels } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { formBoolean, line, requestId, time } from '../fields.ts';
import { longestStatement } from '../limits.ts';
import { yuan, yuanSum } from '../money.ts';
import { day } from './list.ts';

/** `in`: payments to the shop. `out`: refunds. The amounts of both are positive. */
export const statementSides = ['in', 'out'] as const;
const side = z.enum(statementSides);

const statementLine = z.strictObject({
  /** Counted from 1. */
  line: z.number().int().min(1),
  side,
  serialNo: z.string(),
  amount: yuan,
  at: z.string(),
  outcome: z.enum(['matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere']),
  /** If the line stands twice in the statement, the line of its first copy. */
  firstLine: z.number().int().min(1).nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  ourAmount: yuan.nullable(),
  /** When the ledger received or paid the money; null if the ledger has no such payment. */
  bookedAt: time.nullable(),
});

const total = z.strictObject({ count: z.number().int().min(0), amount: yuanSum });
/** The amounts come from the statement; those of `missingThere` come from the ledger. */
export const matchingSums = z.strictObject({
  matched: total,
  amountDiffers: total,
  /** Booked more than a day before or after the days of the statement. */
  otherDay: total,
  /** Further copies of lines that stand above in the same statement. */
  twice: total,
  missingHere: total,
  missingThere: total,
  /** The part of `matched` and `amountDiffers` that is booked on the day before or after, in amounts of the ledger. */
  bookedOutside: total,
});

export const adminMatchStatementEndpoints = {
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
      channel: z.enum(channels),
      from: day,
      to: day,
      statement: z.string().max(longestStatement),
      fileName: line(1, 120).default('statement.csv'),
      /** Accepts a file that was compared before, is mostly of other days, or has no readable line. */
      again: formBoolean.default(false),
    }),
    output: z.strictObject({
      matchingId: z.string(),
      sums: z.strictObject({ in: matchingSums, out: matchingSums }),
      lines: z.array(statementLine),
      missingThere: z.array(
        z.strictObject({
          side,
          chargeNo: z.string(),
          refundNo: z.string().nullable(),
          serialNo: z.string(),
          amount: yuan,
        }),
      ),
      /** Lines that could not be read. `text`: the beginning of the line. `message`: `reason` in words. */
      invalidLines: z.array(
        z.strictObject({
          line: z.number().int().min(1),
          text: z.string(),
          reason: z.enum(['columns', 'serialNo', 'shortened', 'amount', 'time', 'type']),
          message: z.string(),
        }),
      ),
    }),
    errors: [
      'columnsMissing',
      'tooManyLines',
      'statementOfOtherChannel',
      'statementOfOtherDays',
      'statementWithoutLines',
      'rangeTooLong',
      'statementMatched',
      'tooManyDifferences',
      'reversedMeanwhile',
    ],
  }),
};
