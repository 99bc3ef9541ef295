import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { StatementLayout } from '../../contract/admin/reconciliations.ts';
import type { BookedChannel } from '../../contract/choices.ts';
import { line, serialNo } from '../../contract/fields.ts';
import { toFen } from '../../contract/money.ts';
import { normalSerialNo, withoutLetter } from '../../contract/serial-no.ts';
import { addDays } from '../calendar.ts';
import { fail } from '../fail.ts';
import { bareAmount } from './bare-amount.ts';
import { type Layout, layouts } from './layouts.ts';
import { readStatedTime } from './read-stated-time.ts';
import type { Reason, Side } from './tables.ts';
import { startTotals } from './totals.ts';

/** `in` is money received by the shop, `out` is a refund. */
export interface StatementLine {
  line: number;
  side: Side;
  serialNo: string;
  amountFen: number;
  /** As the file writes it. */
  at: string;
  /** See `StatedLine`; empty if the layout doesn't tell. */
  requestNo: string;
  paymentNo: string;
  mayBeForeign: boolean;
}

/** A line that can't be read. `text`: its beginning. */
export interface Unreadable {
  line: number;
  reason: Reason;
  text: string;
}

/** What a file is, learnt by reading it once. */
export interface Survey {
  layout: StatementLayout;
  channel: BookedChannel | undefined;
  /** How long before midnight the days of the file begin and end, in milliseconds. */
  earlierBy: number;
  /** From the head of the file or else from its lines; null if neither says a day. */
  days: { from: string; to: string } | null;
  /** Payments and refunds. */
  lines: number;
  /** Lines that are neither payments nor refunds, such as fees. */
  otherLines: number;
}

/** Without line ends. */
export type Rows = AsyncGenerator<string>;

const maxLines = 200_000;
/** The head of WeChat's personal bill has 17 lines. */
const longestHead = 40;
/** What stands behind the lines. The totals are the first of it. */
const longestFoot = 40;
const shownCharacters = 200;
/** No line of a provider is as long. The patterns for a line would take minutes for one of a million characters. */
const longestLine = 5000;
/** Other requests get their turn after this many lines. */
const linesAtOnce = 100;

/**
 * @param anyway whether its own totals may contradict its lines
 * @throws Failure `statementUnknown`, `statementOfSums`, `statementOfOneSide`, `tooManyLines`, `statementCutOff`,
 *   `statementTotalsDiffer`
 */
export async function surveyStatement(rows: Rows, anyway = false): Promise<Survey> {
  const head = await readHead(rows);
  const { layout, separator, before } = head;
  const days = new Set<string>();
  const totals = startTotals(layout.name);
  const foot: string[] = [];
  let [lines, otherLines] = [0, 0];
  for await (const { given, read } of readBody(rows, head, foot)) {
    totals.add(given, read === 'other');
    if (read === 'other') otherLines += 1;
    if (typeof read !== 'object') continue;
    lines += 1;
    const day = readStatedTime(read.at)?.day;
    if (day) days.add(day);
  }
  if (!anyway) totals.require(foot, (row) => splitRow(row.replace(/[\s,;]+$/, ''), separator));
  return {
    ...{ layout: layout.name, channel: layout.channel, earlierBy: layout.earlierBy ?? 0 },
    days: daysOfHead(before) ?? daysOfLines([...days].sort()),
    ...{ lines, otherLines },
  };
}

/** Of a bill that has no lines because nothing happened on its day. */
export function emptyOf(name: StatementLayout): Survey {
  const { channel, earlierBy = 0 }: Partial<Layout> = layouts.find((each) => each.name === name) ?? {};
  return { layout: name, channel, earlierBy, days: null, lines: 0, otherLines: 0 };
}

/** Payments, refunds and what can't be read, in the order of the file. @throws Failure as `surveyStatement` */
export async function* readLines(rows: Rows): AsyncGenerator<StatementLine | Unreadable> {
  const head = await readHead(rows);
  for await (const { line, row, read } of readBody(rows, head, [])) {
    if (read === 'other') continue;
    yield typeof read === 'object' ? { line, ...read } : { line, reason: read, text: beginningOf(row) };
  }
}

interface Head {
  layout: Layout;
  names: string[];
  separator: string;
  /** The rows above the names of the columns. */
  before: string[];
}

async function readHead(rows: Rows): Promise<Head> {
  const before: string[] = [];
  while (before.length < longestHead) {
    const { value, done } = await rows.next();
    if (done) break;
    const row = value.replace(/^\uFEFF/, '').slice(0, longestLine);
    const found = findColumns(row);
    if (found) return { ...found, before };
    before.push(row);
  }
  throw fail(before.some(isOfSums) ? 'statementOfSums' : 'statementUnknown');
}

function findColumns(row: string): Omit<Head, 'before'> | null {
  for (const separator of [',', '\t', ';']) {
    const names = splitRow(row, separator).map((name) => name.normalize('NFKC').toLowerCase());
    const layout = layouts.find(({ fits }) => fits(names));
    // The payments of a day without its refunds, or the other way round.
    if (names.includes('退款成功时间') || (names.includes('微信订单号') && !names.includes('微信退款单号')))
      throw fail('statementOfOneSide');
    if (layout) return { layout, names, separator };
  }
  return null;
}

interface BodyRow {
  line: number;
  row: string;
  /** By the names of the columns; null if it has others. */
  given: Record<string, string> | null;
  read: ReturnType<typeof readLine>;
}

/** @param foot gets what stands behind the last line */
async function* readBody(
  rows: Rows,
  { layout, names, separator, before }: Head,
  foot: string[],
): AsyncGenerator<BodyRow> {
  let line = before.length + 1;
  let [count, isOver] = [0, false];
  for await (const whole of rows) {
    line += 1;
    const row = whole.slice(0, longestLine);
    isOver ||= layout.end?.test(row) ?? false;
    if (isOver || isEmpty(row) || row.startsWith('#')) {
      if (foot.length < longestFoot) foot.push(row);
      continue;
    }
    foot.length = 0;
    count += 1;
    if (count > maxLines) throw fail('tooManyLines', { maxLines });
    if (count % linesAtOnce === 0) await setImmediate();
    const given = row === whole ? nameFields(names, row, separator) : null;
    yield { line, row, given, read: readLine(layout, given) };
  }
}

function isOfSums(row: string): boolean {
  return /汇总|总笔数/.test(row);
}

function isEmpty(row: string): boolean {
  return /^[\s,;]*$/.test(row);
}

/** WeChat writes a backtick before each value, so commas and quotes inside a value separate nothing. */
function splitRow(row: string, separator: string): string[] {
  if (row.startsWith('`')) return row.slice(1).split(`${separator}\``).map(clean);
  try {
    // Alipay writes tabs behind its values. With tabs as separators, `trim` would leave out empty values.
    const trim = separator !== '\t';
    const [values = []]: string[][] = parse(row, { delimiter: separator, trim, relax_quotes: true });
    return values.map(clean);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [];
  }
}

function clean(value: string): string {
  return value.trim().replace(/^`/, '');
}

function nameFields(names: string[], row: string, separator: string): Record<string, string> | null {
  const values = splitRow(row, separator);
  if (values.length === names.length) return named(names, values);
  const freeText = names.indexOf('商品名称');
  if (freeText < 0 || row.startsWith('`'))
    // A separator may stand behind the last value.
    return values.length > names.length && values.slice(names.length).join('') === ''
      ? named(names, values)
      : null;
  // Alipay writes the name of a product as it is, so commas and quotes in it mean nothing.
  const pieces = row.split(separator).map(clean);
  const surplus = pieces.length - names.length;
  if (surplus < 0) return null;
  pieces.splice(freeText, surplus + 1, pieces.slice(freeText, freeText + surplus + 1).join(separator));
  return named(names, pieces);
}

function named(names: string[], values: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

const fields = z.object({
  serialNo,
  amount: z
    .string()
    .transform(bareAmount)
    .pipe(z.string().regex(/^[+-]?\d{1,8}(\.\d{1,2})?$/))
    .transform((text) => toFen(Number(text)))
    .refine((fen) => fen !== 0),
  // Some statements have no time.
  time: line(0, 40).refine((text) => text === '' || readStatedTime(text) !== null),
});
/** A spreadsheet saves a long number as `2.02611E+27`, which would give many payments the same serial number. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;

function readLine(
  layout: Layout,
  given: Record<string, string> | null,
): Omit<StatementLine, 'line'> | 'other' | Reason {
  if (!given) return 'columns';
  const stated = layout.read(given);
  if (stated === 'other') return stated;
  if (stated === 'unknown') return 'type';
  if (shortened.test(stated.serialNo)) return 'shortened';
  const parsed = fields.safeParse(stated);
  if (!parsed.success) {
    const [field] = parsed.error.issues[0]?.path ?? [];
    return field === 'serialNo' || field === 'amount' || field === 'time' ? field : 'columns';
  }
  const { amount, time: at, ...read } = parsed.data;
  const side = stated.side || (amount < 0 ? 'out' : 'in');
  if (side === 'in' && amount < 0) return 'type';
  const { requestNo = '', paymentNo = '', mayBeForeign = false } = stated;
  const numbers = {
    requestNo: withoutLetter(normalSerialNo(requestNo)),
    paymentNo: normalSerialNo(paymentNo),
  };
  return { side, ...read, amountFen: Math.abs(amount), at, ...numbers, mayBeForeign };
}

/** The database and the screen can show no control characters. */
function beginningOf(text: string): string {
  const shown = [...text.replace(/\p{Cc}+/gu, ' ')];
  return shown.length > shownCharacters ? `${shown.slice(0, shownCharacters - 1).join('')}…` : shown.join('');
}

const moment = String.raw`\[?(\d{4})[-年/](\d{1,2})[-月/](\d{1,2})日?\s*([\d:]*)\]?`;
const period = new RegExp(
  `(?:起始|开始)(?:时间|日期)[:：]\\s*${moment}.*?(?:终止|结束)(?:时间|日期)[:：]\\s*${moment}`,
);

/** A period that ends at midnight ends with the day before. */
function daysOfHead(head: string[]): Survey['days'] {
  const found = head.map((row) => period.exec(row)).find((match) => match !== null);
  if (!found) return null;
  const dayFrom = (start: number) =>
    readStatedTime([found[start], found[start + 1], found[start + 2]].join('-'))?.day;
  const [from, end] = [dayFrom(1), dayFrom(5)];
  if (!from || !end || from > end) return null;
  return { from, to: end > from && found[8] === '00:00:00' ? addDays(end, -1) : end };
}

function daysOfLines([from, ...later]: string[]): Survey['days'] {
  return from === undefined ? null : { from, to: later.at(-1) ?? from };
}
