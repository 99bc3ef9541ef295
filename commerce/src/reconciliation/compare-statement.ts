import type { StatementSums } from '../../contract/admin/reconciliations.ts';
import type { BookedChannel, LineOutcome } from '../../contract/choices.ts';
import type { ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { countDays, momentsOf } from '../calendar.ts';
import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { runAside } from '../threads/run-aside.ts';
import {
  type Booked,
  findBooked,
  findRefundsOf,
  inParts,
  type Moments,
  readBookedWithin,
  readLastPosting,
} from './read-booked.ts';
import { readStatement, type Statement, type StatementLine } from './read-statement.ts';
import { shownElsewhere } from './shown-elsewhere.ts';
import type { Side } from './tables.ts';

type Input = ParsedInputOf<'POST /admin/finance/reconcile'> & { at: number };

export type Line = Omit<NewRow<'reconciliationLines'>, 'reconciliationId'>;

type Figures = 'layout' | 'channel' | 'fromDay' | 'toDay' | 'lastPosting' | 'otherLines' | 'matched';

export interface Compared extends Pick<Row<'reconciliations'>, Figures> {
  /** In the order of the statement, followed by the payments missing there. */
  lines: Line[];
  sums: Record<Side, StatementSums>;
}

const longestDays = 92;
/** More differences mean the wrong file. */
const mostDifferences = 1000;

/**
 * @throws Failure `statementUnknown`, `statementOfSums`, `statementOfOneSide`, `tooManyLines`, `statementChannelNeeded`,
 *   `rangeTooLong`, `statementOfFuture`, `tooManyDifferences`; unless the input says `again`, also
 *   `statementWithoutLines`, `statementOfOtherDays`, `statementCutOff` and `statementTotalsDiffer`
 */
export function compareStatement(db: Db, input: Input): Promise<Compared> {
  return runAside(db, import.meta.url, compareAside, input);
}

export async function compareAside(db: Db, input: Input): Promise<Compared> {
  const statement = await readStatement(input.statement, input.again);
  if (statement.lines.length === 0 && !input.again) throw fail('statementWithoutLines');
  const channel = statement.channel ?? input.channel;
  if (!channel) throw fail('statementChannelNeeded');
  const { from, to } = requireDays(statement, input);
  const lastPosting = await readLastPosting(db);
  const moments = momentsOf({ from, to });
  const ofTheseDays = await readBookedWithin(db, channel, moments);
  const find = await lookUp(db, channel, ofTheseDays, statement.lines);
  const unbooked = statement.lines.filter((line) => !find(line));
  const chargeNos = await findRecharges(db, channel, unbooked);
  const compared = compareLines(statement.lines, { find, chargeNos, moments });
  const taken = new Set(compared.map(({ transactionNo }) => transactionNo));
  const unstated = ofTheseDays.filter(({ transactionNo }) => !taken.has(transactionNo));
  const shown = await shownElsewhere(db, { from, to }, unstated);
  const missing = unstated.filter(({ transactionNo }) => !shown.has(transactionNo));
  const stated = [...compared, ...statement.invalid.map(unreadable)];
  const lines = [...stated.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...missing.map(missingThere)];
  const matched = lines.filter(({ outcome }) => outcome === 'matched').length;
  const found = lines.length - matched;
  if (found > mostDifferences) throw fail('tooManyDifferences', { found, most: mostDifferences });
  const foreign = statement.lines.length - compared.length;
  return {
    ...{ layout: statement.layout, channel, fromDay: from, toDay: to, lastPosting, lines, matched },
    otherLines: statement.otherLines + foreign,
    sums: { in: sumUp(lines, 'in'), out: sumUp(lines, 'out') },
  };
}

function requireDays({ days }: Statement, input: Input): { from: string; to: string } {
  const { day: dropped } = input;
  if (!days && !dropped) throw fail('statementWithoutLines');
  const from = days?.from ?? dropped ?? '';
  const to = days?.to ?? dropped ?? '';
  const written = from === to ? from : `${from} – ${to}`;
  if (dropped && !input.again && (dropped < from || dropped > to))
    throw fail('statementOfOtherDays', { days: written, day: dropped });
  if (momentsOf({ from: to }).since > input.at) throw fail('statementOfFuture', { days: written });
  if (countDays(from, to) > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });
  return { from, to };
}

type Find = (line: StatementLine) => Booked | undefined;

/** A payment of another day is found by its number, and a refund also by its other numbers (see `StatedLine`). */
async function lookUp(
  db: Db,
  channel: BookedChannel,
  ofTheseDays: Booked[],
  lines: StatementLine[],
): Promise<Find> {
  const bySerialNo = new Map(ofTheseDays.map((ours) => [keyOf(ours), ours]));
  const elsewhere = lines.filter((line) => !bySerialNo.has(keyOf(line)));
  const numbersOf = (some: StatementLine[], name: 'serialNo' | 'requestNo' | 'paymentNo') => [
    ...new Set(some.map((line) => line[name]).filter((number) => number !== '')),
  ];
  const byNumber = await findBooked(db, channel, 'serialNo', numbersOf(elsewhere, 'serialNo'));
  for (const ours of byNumber) bySerialNo.set(keyOf(ours), ours);
  const refunds = elsewhere.filter((line) => line.side === 'out' && !bySerialNo.has(keyOf(line)));
  const byRequest = await findBooked(db, channel, 'refundNo', numbersOf(refunds, 'requestNo'));
  const byPayment = await findRefundsOf(db, channel, numbersOf(refunds, 'paymentNo'));
  const ofRequest = new Map(byRequest.map((ours) => [ours.refundNo, ours]));
  const ofPayment = new Map(byPayment.map((ours) => [ours.paymentNo, ours]));
  return (line) =>
    bySerialNo.get(keyOf(line)) ??
    (line.side === 'out' ? (ofRequest.get(line.requestNo) ?? ofPayment.get(line.paymentNo)) : undefined);
}

/** A payment and a refund may have the same serial number. */
function keyOf({ side, serialNo }: Pick<Booked, 'side' | 'serialNo'>): string {
  return `${side} ${serialNo}`;
}

interface Known {
  find: Find;
  /** Of the recharges that are named by lines which the books lack. */
  chargeNos: ReadonlySet<string>;
  moments: Moments;
}

function compareLines(lines: StatementLine[], { find, chargeNos, moments }: Known): Line[] {
  const firstLines = new Map<string, number>();
  return lines.flatMap((theirs): Line[] => {
    const ours = find(theirs);
    if (!ours && theirs.mayBeForeign) return [];
    const { line, side, at: statedAt, serialNo, amountFen: theirFen, requestNo } = theirs;
    const key = ours?.transactionNo ?? keyOf(theirs);
    const firstLine = firstLines.get(key) ?? null;
    if (firstLine === null) firstLines.set(key, line);
    const outcome = firstLine === null ? outcomeOf(ours, theirs, moments) : 'twice';
    return [
      {
        ...{ line, firstLine, side, outcome, statedAt, serialNo, theirFen },
        // The books have the money once, and the first copy has it already.
        ourFen: ours && outcome !== 'twice' ? ours.amountFen : null,
        transactionNo: ours?.transactionNo ?? null,
        chargeNo: side === 'in' && outcome === 'missingHere' && chargeNos.has(requestNo) ? requestNo : null,
      },
    ];
  });
}

/** A payment booked on a day of another statement is a difference, so that it proves only one statement. */
function outcomeOf(ours: Booked | undefined, { amountFen }: StatementLine, { since, until }: Moments) {
  if (!ours) return 'missingHere';
  // The clocks of provider and shop may differ, so near midnight a payment can be booked on the day before or after.
  if (ours.bookedAt < since - day || ours.bookedAt >= until + day) return 'otherDay';
  return ours.amountFen === amountFen ? 'matched' : 'amountDiffers';
}

async function findRecharges(db: Db, channel: BookedChannel, lines: StatementLine[]): Promise<Set<string>> {
  const named = lines.filter(({ side, requestNo }) => side === 'in' && requestNo !== '');
  const found = await inParts([...new Set(named.map(({ requestNo }) => requestNo))], (some) =>
    db('recharges').whereRaw('channel = ?', [channel]).whereIn('chargeNo', some).select('chargeNo'),
  );
  return new Set(found.map(({ chargeNo }) => chargeNo));
}

function unreadable({ line, reason, text }: Statement['invalid'][number]): Line {
  return { outcome: 'invalid', line, problem: reason, text, statedAt: '' };
}

function missingThere({ side, serialNo, amountFen: ourFen, transactionNo }: Booked): Line {
  return { outcome: 'missingThere', side, serialNo, ourFen, transactionNo, statedAt: '' };
}

/** Statement minus books, in fen. The books of these days have neither a payment of another day nor a second copy. */
export function gapOf({ outcome, side, theirFen, ourFen }: GapFields): number {
  const gapFen = (theirFen ?? 0) - (outcome === 'otherDay' ? 0 : (ourFen ?? 0));
  return side === 'out' ? 0 - gapFen : gapFen;
}
type GapFields = Pick<Line, 'outcome' | 'side' | 'theirFen' | 'ourFen'>;

function sumUp(lines: Line[], side: Side): StatementSums {
  const sum = (name: 'theirFen' | 'ourFen', ...outcomes: LineOutcome[]) => {
    const found = lines.filter((line) => line.side === side && outcomes.includes(line.outcome));
    return { count: found.length, amount: toYuan(found.reduce((fen, line) => fen + (line[name] ?? 0), 0)) };
  };
  return {
    matched: sum('theirFen', 'matched'),
    amountDiffers: sum('theirFen', 'amountDiffers'),
    otherDay: sum('theirFen', 'otherDay'),
    twice: sum('theirFen', 'twice'),
    missingHere: sum('theirFen', 'missingHere'),
    missingThere: sum('ourFen', 'missingThere'),
    statement: sum('theirFen', 'matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere'),
    books: sum('ourFen', 'matched', 'amountDiffers', 'missingThere'),
  };
}
