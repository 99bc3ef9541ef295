import { z } from 'zod';
import { channels } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { count, line, optional, requestId, time } from '../fields.ts';
import { yuan, yuanSum } from '../money.ts';
import { matchingId as id, matching } from './kept-matching.ts';
import { exportInput, flag, listInput, listOutput, person, range, version } from './list.ts';
import { matchingSums, statementSides } from './match-statement.ts';

export const differenceOutcomes = [
  'amountDiffers',
  'otherDay',
  'twice',
  'missingHere',
  'missingThere',
  'invalid',
] as const;
export const unreadableReasons = ['columns', 'serialNo', 'shortened', 'amount', 'time', 'type'] as const;

const resolution = z.strictObject({
  how: z.enum(['note', 'reversal']),
  reason: z.string(),
  by: person,
  at: time,
  reversalNo: z.string().nullable(),
  correctionNo: z.string().nullable(),
});

const difference = z.strictObject({
  differenceId: id,
  /** Null if the statement has no such line. */
  line: z.number().int().nullable(),
  firstLine: z.number().int().nullable(),
  side: z.enum(statementSides).nullable(),
  outcome: z.enum(differenceOutcomes),
  serialNo: z.string().nullable(),
  /** The time as the statement writes it. */
  statedAt: z.string(),
  /** `statedAt` as a moment; null without a readable time of day. */
  statedTime: time.nullable(),
  /** Whether the day in the statement is none of the compared days. */
  outsideDays: z.boolean(),
  theirAmount: yuan.nullable(),
  ourAmount: yuan.nullable(),
  /** What the difference adds to the gap of its comparison; 0 once a reversal resolved it. */
  gap: yuanSum,
  bookedAt: time.nullable(),
  member: person.nullable(),
  transactionNo: z.string().nullable(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
  /** Why a line could not be read, and the beginning of that line. */
  problem: z.enum(unreadableReasons).nullable(),
  text: z.string().nullable(),
  /** `spent`: some of the credit was spent or frozen. `none`: no reversal corrects this kind (docs/decisions/038). */
  reversal: z.enum(['possible', 'spent', 'none']),
  resolution: resolution.nullable(),
  version,
});

/** The sums for the days of the statement when it was compared. */
const totals = z.strictObject({
  statement: yuanSum,
  books: yuanSum,
  /** By how much reversals changed the ledger's total since then. */
  reversed: yuanSum,
});

const detail = matching.extend({
  sums: z.strictObject({ in: matchingSums, out: matchingSums }),
  totals: z.strictObject({ in: totals, out: totals }),
  invalidLines: count,
});

const matchedLine = z.strictObject({
  line: z.number().int(),
  side: z.enum(statementSides),
  serialNo: z.string(),
  statedAt: z.string(),
  statedTime: time.nullable(),
  outsideDays: z.boolean(),
  amount: yuan,
  bookedAt: time.nullable(),
  member: person.nullable(),
  transactionNo: z.string(),
  chargeNo: z.string().nullable(),
  refundNo: z.string().nullable(),
});

const matchingSorts = ['at'] as const;
const matchingFilters = {
  channel: optional(z.enum(channels)),
  /** Whether a difference waits to be resolved. None waits in a comparison that is replaced or discarded. */
  open: flag,
  ...range,
};

const differenceSorts = ['line'] as const;
const differenceFilters = {
  matchingId: id,
  outcome: optional(z.enum(differenceOutcomes)),
  side: optional(z.enum(statementSides)),
  /** `true`: only unresolved differences. `false`: only resolved ones. */
  open: flag,
};

const matchedSorts = ['line'] as const;
const matchedFilters = { matchingId: id, side: optional(z.enum(statementSides)) };

const { version: _, ...differenceFields } = difference.shape;
const exportedDifference = z.strictObject(differenceFields);

export const adminMatchingEndpoints = {
  'GET /admin/finance/matchings': endpoint({
    summary: 'Lists the kept comparisons of statements, the newest first.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: listInput(matchingSorts, matchingFilters),
    output: listOutput(matching),
  }),
  'GET /admin/finance/export_matchings': endpoint({
    summary: 'Exports the filtered comparisons of statements as CSV.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(matchingSorts, matchingFilters),
    output: matching,
  }),
  'GET /admin/finance/matching': endpoint({
    summary: 'Returns one kept comparison with its sums for each side and outcome.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: z.strictObject({ matchingId: id }),
    output: detail,
    errors: ['matchingNotFound'],
  }),
  'GET /admin/finance/differences': endpoint({
    summary: 'Lists the differences of one comparison, each with how it was resolved.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: listInput(differenceSorts, differenceFilters),
    output: listOutput(difference),
    errors: ['matchingNotFound'],
  }),
  'GET /admin/finance/difference': endpoint({
    summary: 'Returns one difference of a comparison, with how it was resolved.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: z.strictObject({ differenceId: id }),
    output: difference,
    errors: ['differenceNotFound'],
  }),
  'GET /admin/finance/export_differences': endpoint({
    summary: 'Exports the filtered differences of one comparison as CSV.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(differenceSorts, differenceFilters),
    output: exportedDifference,
    errors: ['matchingNotFound'],
  }),
  'GET /admin/finance/matched': endpoint({
    summary: 'Lists the lines of one comparison that matched, each with its transaction.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    input: listInput(matchedSorts, matchedFilters),
    output: listOutput(matchedLine),
    errors: ['matchingNotFound'],
  }),
  'GET /admin/finance/export_matched': endpoint({
    summary: 'Exports the filtered lines of one comparison that matched as CSV.',
    access: 'staff',
    permission: 'finance.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(matchedSorts, matchedFilters),
    output: matchedLine,
    errors: ['matchingNotFound'],
  }),
  'POST /admin/finance/resolve': endpoint({
    summary:
      'Resolves a difference, by a note or by a reversal. A reversal takes a credit back whose money did not ' +
      'arrive; if less money arrived, this amount is credited instead. It is refused if the member has spent or ' +
      'frozen some of the credit, if another comparison that stands has more of it than would be left, and while an ' +
      'unreadable line of the same statement is unresolved. Nothing is resolved in a comparison that is replaced or ' +
      'discarded.',
    access: 'staff',
    permission: 'finance.match',
    limit: 'money',
    input: z.strictObject({
      requestId,
      differenceId: id,
      how: z.enum(['note', 'reversal']),
      reason: line(1, 200),
      version: optional(version),
    }),
    output: difference,
    errors: [
      'differenceNotFound',
      'differenceResolved',
      'notReversible',
      'creditSpent',
      'balanceTooLow',
      'rechargeStateChanged',
      'notYourself',
      'rowChanged',
      'matchingDiscarded',
      'matchingReplaced',
      'creditProven',
      'linesUnreadable',
    ],
  }),
  'POST /admin/finance/discard_matching': endpoint({
    summary:
      'Discards the comparison of a wrong file or of wrong days. Its differences can no longer be resolved, and the ' +
      'statement of its days no longer names it. Refused once a credit was reversed because of it.',
    access: 'staff',
    permission: 'finance.match',
    limit: 'write',
    input: z.strictObject({ requestId, matchingId: id, reason: line(1, 200) }),
    output: detail,
    errors: ['matchingNotFound', 'matchingDiscarded', 'matchingHasReversal'],
  }),
};
