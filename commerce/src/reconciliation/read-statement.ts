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

export interface Statement {
  layout: StatementLayout;
  channel: BookedChannel | undefined;
  /** From the head of the file or else from its lines; null if neither says a day. */
  days: { from: string; to: string } | null;
  lines: StatementLine[];
  /** `text`: the beginning of a line that can't be read. */
  invalid: { line: number; reason: Reason; text: string }[];
  /** Lines that are neither payments nor refunds, such as fees. */
  otherLines: number;
}

const maxLines = 50_000;
/** The head of WeChat's personal bill has 17 lines. */
const longestHead = 40;
const shownCharacters = 200;
/** No line of a provider is as long. The patterns for a line would take minutes for one of a million characters. */
const longestLine = 5000;
/** Other requests get their turn after this many lines. */
const linesAtOnce = 100;
const lineBreak = /\r\n|\n|\r/;

/**
 * @param anyway whether its own totals may contradict its lines
 * @throws Failure `statementUnknown`, `statementOfSums`, `statementOfOneSide`, `tooManyLines`, `statementCutOff`,
 *   `statementTotalsDiffer`
 */
export async function readStatement(text: string, anyway = false): Promise<Statement> {
  const whole = text.replace(/^\uFEFF/, '').split(lineBreak);
  const rows = whole.map((row) => row.slice(0, longestLine));
  const { layout, names, separator, headRow } = findHead(rows);
  const statement: Statement = {
    ...{ layout: layout.name, channel: layout.channel, days: null },
    ...{ lines: [], invalid: [], otherLines: 0 },
  };
  const days = new Set<string>();
  const totals = startTotals(layout.name);
  let [count, lastRow] = [0, headRow];
  for (const [index, row] of rows.entries()) {
    if (index <= headRow || isEmpty(row) || row.startsWith('#')) continue;
    if (layout.end?.test(row)) break;
    count += 1;
    lastRow = index;
    if (count > maxLines) throw fail('tooManyLines', { maxLines });
    if (count % linesAtOnce === 0) await setImmediate();
    const given = row === whole[index] ? nameFields(names, row, separator) : null;
    const read = readLine(layout, given);
    totals.add(given, read === 'other');
    const day = typeof read === 'object' ? readStatedTime(read.at)?.day : undefined;
    if (day) days.add(day);
    if (read === 'other') statement.otherLines += 1;
    else if (typeof read === 'object') statement.lines.push({ line: index + 1, ...read });
    else statement.invalid.push({ line: index + 1, reason: read, text: beginningOf(row) });
  }
  if (!anyway)
    totals.require(rows.slice(lastRow + 1), (row) => splitRow(row.replace(/[\s,;]+$/, ''), separator));
  return { ...statement, days: daysOfHead(rows.slice(0, headRow)) ?? daysOfLines([...days].sort()) };
}

function findHead(rows: string[]) {
  for (const [headRow, row] of rows.slice(0, longestHead).entries()) {
    for (const separator of [',', '\t', ';']) {
      const names = splitRow(row, separator).map((name) => name.normalize('NFKC').toLowerCase());
      const layout = layouts.find(({ fits }) => fits(names));
      // The payments of a day without its refunds, or the other way round.
      if (names.includes('退款成功时间') || (names.includes('微信订单号') && !names.includes('微信退款单号')))
        throw fail('statementOfOneSide');
      if (layout) return { layout, names, separator, headRow };
    }
  }
  throw fail(rows.slice(0, longestHead).some(isOfSums) ? 'statementOfSums' : 'statementUnknown');
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
function daysOfHead(head: string[]): Statement['days'] {
  const found = head.map((row) => period.exec(row)).find((match) => match !== null);
  if (!found) return null;
  const dayFrom = (start: number) =>
    readStatedTime([found[start], found[start + 1], found[start + 2]].join('-'))?.day;
  const [from, end] = [dayFrom(1), dayFrom(5)];
  if (!from || !end || from > end) return null;
  return { from, to: end > from && found[8] === '00:00:00' ? addDays(end, -1) : end };
}

function daysOfLines([from, ...later]: string[]): Statement['days'] {
  return from === undefined ? null : { from, to: later.at(-1) ?? from };
}
