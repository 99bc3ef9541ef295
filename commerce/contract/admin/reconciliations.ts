import { z } from 'zod';
import { bookedChannels, lineOutcomes, lineViews, statementSides } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { count, formBoolean, line, optional, requestId, time } from '../fields.ts';
import { longestStatement } from '../limits.ts';
import { yuan, yuanSum } from '../money.ts';
import { day, exportInput, flag, listInput, listOutput, person, range } from './list.ts';

export const statementLayouts = [
  ...(['plain', 'bank', 'wechatTrade', 'wechatFund', 'wechatPersonal'] as const),
  ...(['alipayBusiness', 'alipayAccount', 'unionpayFile'] as const),
] as const;
export type StatementLayout = (typeof statementLayouts)[number];

/** Why a line can't be read, or the whole bill of a day that the shop wanted to fetch. */
export const unreadableReasons = [
  ...(['columns', 'serialNo', 'shortened', 'amount', 'time', 'type'] as const),
  ...(['notFetched', 'notCompared'] as const),
] as const;

const id = z.string().regex(/^[1-9]\d{0,14}$/, 'reconciliationId');
const side = z.enum(statementSides);

/** Of each channel and days, the latest reconciliation stands and replaces the earlier ones. */
export const reconciliation = z.strictObject({
  reconciliationId: id,
  at: time,
  /** Null if the shop fetched the bill by itself. */
  by: person.nullable(),
  layout: z.enum(statementLayouts),
  channel: z.enum(bookedChannels),
  from: day,
  to: day,
  fileName: z.string(),
  matched: count,
  /** Lines that are neither payments nor refunds of the shop, such as fees. */
  otherLines: count,
  differences: count,
  /** Differences without a note. None is open once the reconciliation is replaced. */
  open: count,
  /** Statement minus books, as compared. */
  gap: yuanSum,
  /** The part of the gap whose differences have no note. None is left once the reconciliation is replaced. */
  unexplained: yuanSum,
  replacedBy: id.nullable(),
});

const total = z.strictObject({ count, amount: yuanSum });

/** The amounts come from the statement; those of `missingThere` and `books` come from the books. */
const sums = z.strictObject({
  matched: total,
  amountDiffers: total,
  /** Booked more than a day before or after the days of the statement. */
  otherDay: total,
  /** Further copies of lines that stand above in the same statement. */
  twice: total,
  missingHere: total,
  missingThere: total,
  statement: total,
  books: total,
});
export type StatementSums = z.output<typeof sums>;

/** `unnumbered`: money of these days that came by hand without a number, and can't be in the comparison. */
const detail = reconciliation.extend({ sums: z.strictObject({ in: sums, out: sums }), unnumbered: total });

const comparedLine = z.strictObject({
  lineId: id,
  /** Null if the statement has no such line. */
  line: z.number().int().nullable(),
  /** The line of the first copy, if the line stands twice. */
  firstLine: z.number().int().nullable(),
  side: side.nullable(),
  outcome: z.enum(lineOutcomes),
  channel: z.enum(bookedChannels),
  serialNo: z.string().nullable(),
  /** As the statement writes it. */
  statedAt: z.string(),
  /** The same as a moment; null without a time of day. */
  statedTime: time.nullable(),
  theirAmount: yuan.nullable(),
  ourAmount: yuan.nullable(),
  transactionNo: z.string().nullable(),
  bookedAt: time.nullable(),
  member: person.nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  /** The proposals that would settle the difference and wait for another person. */
  creditId: z.string().nullable(),
  reversalId: z.string().nullable(),
  /** Of the recharge that the statement names, while it waits to be confirmed. */
  waitingChargeNo: z.string().nullable(),
  problem: z.enum(unreadableReasons).nullable(),
  /** The beginning of a line that can't be read. */
  text: z.string().nullable(),
  /** `transactionNo`: the transaction that settled the difference. */
  note: z
    .strictObject({ reason: z.string(), by: person, at: time, transactionNo: z.string().nullable() })
    .nullable(),
});

const filters = { channel: optional(z.enum(bookedChannels)), open: flag, ...range };
/** `open`: differences without a note. */
const lineFilters = { reconciliationId: id, show: optional(z.enum(lineViews)) };

const readStatements = { access: 'staff', permission: 'finance.read', limit: 'read' } as const;

export const adminReconciliationEndpoints = {
  'POST /admin/finance/reconcile': endpoint({
    summary:
      'Compares a statement with the books and keeps what differs. It never moves money. The channel and the days are ' +
      'read from the file: a bill of WeChat Pay (交易账单, 资金账单, 微信支付账单明细) or Alipay (业务明细, 账务明细) as ' +
      'downloaded and decoded, the list of a bank, or a CSV with the columns serial_no (for a refund, the number of the ' +
      'refund), amount (yuan), time and optionally type. There a refund has a negative amount, or the type refund, 退款 ' +
      'or 支出; a payment may have the type payment, success, 交易 or 收入.',
    access: 'staff',
    permission: 'finance.reconcile',
    limit: 'write',
    body: 'text',
    input: z.strictObject({
      requestId,
      statement: z.string().max(longestStatement),
      fileName: line(1, 120).default('statement.csv'),
      /** The day that the file should contain. Without a day in the file, it is the day of all lines. */
      day: optional(day),
      /** For a file that does not tell it. */
      channel: optional(z.enum(bookedChannels)),
      /** Accepts a file that was compared before, is of other days than `day`, has no readable line, or is not whole. */
      again: formBoolean.default(false),
    }),
    output: detail,
    errors: [
      'statementUnknown',
      'statementOfSums',
      'statementOfOneSide',
      'statementCutOff',
      'statementTotalsDiffer',
      'statementChannelNeeded',
      'statementOfOtherDays',
      'statementOfFuture',
      'statementWithoutLines',
      'statementReconciled',
      'tooManyLines',
      'tooManyDifferences',
      'rangeTooLong',
    ],
  }),
  'GET /admin/finance/reconciliations': endpoint({
    summary: 'Lists the reconciliations, the newest first.',
    ...readStatements,
    input: listInput(['at'], filters),
    output: listOutput(reconciliation),
  }),
  'GET /admin/finance/export_reconciliations': endpoint({
    summary: 'Exports the filtered reconciliations as CSV.',
    ...readStatements,
    answer: 'csv',
    input: exportInput(['at'], filters),
    output: reconciliation,
  }),
  'GET /admin/finance/reconciliation': endpoint({
    summary: 'Returns one reconciliation with its sums for each side and outcome.',
    ...readStatements,
    input: z.strictObject({ reconciliationId: id }),
    output: detail,
    errors: ['reconciliationNotFound'],
  }),
  'GET /admin/finance/lines': endpoint({
    summary:
      'Lists the lines of one reconciliation: those that agree with the books, and the differences with their notes.',
    ...readStatements,
    input: listInput(['line'], lineFilters),
    output: listOutput(comparedLine),
    errors: ['reconciliationNotFound'],
  }),
  'GET /admin/finance/export_lines': endpoint({
    summary: 'Exports the filtered lines of one reconciliation as CSV.',
    ...readStatements,
    answer: 'csv',
    input: exportInput(['line'], lineFilters),
    output: comparedLine,
    errors: ['reconciliationNotFound'],
  }),
  'POST /admin/finance/note': endpoint({
    summary: 'Explains a difference, which is then no longer open. A difference has one note.',
    access: 'staff',
    permission: 'finance.reconcile',
    limit: 'write',
    input: z.strictObject({ requestId, lineId: id, reason: line(1, 200) }),
    output: comparedLine,
    errors: ['differenceNotFound', 'differenceNoted', 'reconciliationReplaced'],
  }),
};
