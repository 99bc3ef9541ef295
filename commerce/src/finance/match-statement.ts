import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { countDays, momentsOf } from '../calendar.ts';
import { day, isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { type Language, readTexts } from '../locales.ts';
import { runAside } from '../threads/run-aside.ts';
import { type Booked, findBooked, readBookedWithin } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';
import { readStatement, type Side, type StatementLine } from './read-statement.ts';

type Input = Pick<
  ParsedInputOf<'POST /admin/finance/match_statement'>,
  'channel' | 'from' | 'to' | 'statement' | 'again'
> & {
  language: Language;
  /** The id of the last posting to take into account. */
  lastPosting: number;
  /** Now, in epoch milliseconds. */
  at: number;
};
export type Matching = Omit<OutputOf<'POST /admin/finance/match_statement'>, 'matchingId'>;
/** `transactionNos`: our transactions, by side and serial number. */
export interface Compared {
  matching: Matching;
  transactionNos: ReadonlyMap<string, string>;
}
type Outcome = Matching['lines'][number]['outcome'];
type Reason = Matching['invalidLines'][number]['reason'];

const longestDays = 92;
const texts = readTexts<{ invalidLine: Record<Reason, string> }>('statement.json');

/**
 * A payment booked on a day of another statement is a difference, so that it proves only one statement.
 * @throws Failure `columnsMissing`, `tooManyLines`, `statementOfOtherChannel`; `rangeTooLong`; `statementWithoutLines`
 *   if no line can be read, and `statementOfOtherDays` if most lines are of other days, unless the input says `again`;
 *   `invalidInput` if the range ends before it starts, or on a day that has not begun
 */
export async function matchStatement(db: Db, input: Input): Promise<Compared> {
  const days = countDays(input.from, input.to);
  if (days < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (momentsOf({ from: input.to }).since > input.at)
    throw fail('invalidInput', { fields: { to: 'afterToday' } });
  if (days > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });
  return runAside(db, import.meta.url, compareStatement, input);
}

export async function compareStatement(db: Db, input: Input): Promise<Compared> {
  const { channel, from, to, language, lastPosting } = input;
  const { lines: theirs, invalid } = await readStatement(input.statement, channel);
  if (!input.again) {
    requireLines(theirs);
    requireDays(theirs, input);
  }
  const { since, until } = momentsOf({ from, to });
  const ofTheseDays = await readBookedWithin(db, { channel, lastPosting, since, until });
  const inStatement = new Set(theirs.map(keyOf));
  const open = new Map(ofTheseDays.map((ours) => [keyOf(ours), ours]));
  const elsewhere = theirs.filter((line) => !open.has(keyOf(line))).map(({ serialNo }) => serialNo);
  for (const ours of await findBooked(db, { channel, lastPosting }, [...new Set(elsewhere)]))
    open.set(keyOf(ours), ours);
  const firstLines = new Map<string, number>();
  const compared = theirs.map((line): ComparedLine => {
    const ours = open.get(keyOf(line));
    const firstLine = firstLines.get(keyOf(line)) ?? null;
    if (firstLine !== null) return { line, ours, firstLine, outcome: 'twice' };
    firstLines.set(keyOf(line), line.line);
    return { line, ours, firstLine, outcome: outcomeOf(ours, line, { since, until }) };
  });
  const missing = ofTheseDays.filter((ours) => !inStatement.has(keyOf(ours)));
  const results = [
    ...compared.map(({ line: { side, amountFen }, outcome }) => ({ side, amountFen, outcome })),
    ...missing.map(({ side, amountFen }) => ({ side, amountFen, outcome: 'missingThere' as const })),
  ];
  const outside = compared.flatMap(({ ours, outcome }) =>
    ours && isCounted(outcome) && (ours.bookedAt < since || ours.bookedAt >= until) ? ours : [],
  );
  const transactionNos = new Map(
    [...compared.flatMap(({ ours }) => ours ?? []), ...missing].map((ours) => [
      keyOf(ours),
      ours.transactionNo,
    ]),
  );
  const matching: Matching = {
    sums: { in: sumUp(results, outside, 'in'), out: sumUp(results, outside, 'out') },
    lines: compared.map(presentLine),
    missingThere: missing.map(({ side, chargeNo, refundNo, serialNo, amountFen }) => ({
      side,
      chargeNo,
      refundNo,
      serialNo,
      amount: toYuan(amountFen),
    })),
    invalidLines: invalid.map(({ line, reason, text }) => ({
      line,
      reason,
      text,
      message: texts[language].invalidLine[reason],
    })),
  };
  return { matching, transactionNos };
}

/** Without a readable line, every payment of the days would be missing in the statement. */
function requireLines(lines: StatementLine[]): void {
  if (lines.length === 0) throw fail('statementWithoutLines');
}

/** Without this check, a statement of a neighboring day could match completely. A line without a time fits any day. */
function requireDays(lines: StatementLine[], { from, to }: Pick<Input, 'from' | 'to'>): void {
  const days = lines.flatMap(({ at }) => readStatedTime(at)?.day ?? []).sort();
  const outside = days.filter((each) => each < from || each > to);
  if (outside.length <= lines.length / 2) return;
  const [first, last] = [days[0], days.at(-1)];
  throw fail('statementOfOtherDays', { days: first === last ? first : `${first} – ${last}` });
}

/** A payment and a refund may have the same serial number. */
export function keyOf({ side, serialNo }: Pick<Booked, 'side' | 'serialNo'>): string {
  return `${side} ${serialNo}`;
}

function outcomeOf(
  ours: Booked | undefined,
  { amountFen }: StatementLine,
  { since, until }: { since: number; until: number },
): Outcome {
  if (!ours) return 'missingHere';
  // The clocks of provider and shop may differ, so near midnight a payment can be booked on the day before or after.
  if (ours.bookedAt < since - day || ours.bookedAt >= until + day) return 'otherDay';
  return ours.amountFen === amountFen ? 'matched' : 'amountDiffers';
}

interface ComparedLine {
  line: StatementLine;
  /** For a repeated line: what its first copy is compared with. */
  ours: Booked | undefined;
  firstLine: number | null;
  outcome: Outcome;
}

function presentLine({ line: theirs, ours, firstLine, outcome }: ComparedLine): Matching['lines'][number] {
  const { line, side, serialNo, amountFen, at } = theirs;
  return {
    line,
    side,
    serialNo,
    amount: toYuan(amountFen),
    at,
    outcome,
    firstLine,
    chargeNo: ours?.chargeNo ?? null,
    refundNo: ours?.refundNo ?? null,
    // The books have the money once, and the first copy has it already.
    ourAmount: ours && outcome !== 'twice' ? toYuan(ours.amountFen) : null,
    bookedAt: ours ? isoTime(ours.bookedAt) : null,
  };
}

type Result = { side: Side; amountFen: number; outcome: Outcome | 'missingThere' };

function isCounted(outcome: Outcome): boolean {
  return outcome === 'matched' || outcome === 'amountDiffers';
}

function sumUp(results: Result[], outside: Booked[], side: Side): Matching['sums'][Side] {
  const sum = (wanted: Result['outcome']) =>
    totalOf(
      results.filter(({ outcome }) => outcome === wanted),
      side,
    );
  return {
    matched: sum('matched'),
    amountDiffers: sum('amountDiffers'),
    otherDay: sum('otherDay'),
    twice: sum('twice'),
    missingHere: sum('missingHere'),
    missingThere: sum('missingThere'),
    bookedOutside: totalOf(outside, side),
  };
}

function totalOf(moved: { side: Side; amountFen: number }[], wanted: Side) {
  const counted = moved.filter(({ side }) => side === wanted);
  const sumFen = counted.reduce((total, { amountFen }) => total + amountFen, 0);
  return { count: counted.length, amount: toYuan(sumFen) };
}
