import { z } from 'zod';
import type { Channel } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { line, serialNo } from '../../contract/fields.ts';
import { toFen } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import { fail } from '../fail.ts';
import { type MaybeCsvLine, readColumns, readCsvLines } from '../read-csv.ts';
import { readStatedTime } from './read-stated-time.ts';
import { layouts, plain, type StatementLayout } from './statement-layouts.ts';

type Matching = OutputOf<'POST /admin/finance/match_statement'>;
/** `in` is money received by the shop, `out` is a refund. */
export type Side = Matching['lines'][number]['side'];

export interface StatementLine {
  line: number;
  side: Side;
  serialNo: string;
  amountFen: number;
  at: string;
}

export type Reason = Matching['invalidLines'][number]['reason'];

export interface Statement {
  lines: StatementLine[];
  /** `text`: the beginning of the line. */
  invalid: { line: number; reason: Reason; text: string }[];
}

const maxLines = 50_000;
const shownCharacters = 200;

const sides = new Map<string, Side>([
  ...['payment', 'success', '交易', '收入'].map((word) => [word, 'in'] as const),
  ...['refund', '退款', '支出'].map((word) => [word, 'out'] as const),
]);

const fields = z.object({
  serial_no: serialNo,
  amount: z
    .string()
    .transform(bareAmount)
    .pipe(z.string().regex(/^[+-]?\d{1,8}(\.\d{1,2})?$/))
    .transform((text) => toFen(Number(text)))
    .refine((fen) => fen !== 0),
  // Some statements have no time.
  time: line(0, 40).refine((text) => text === '' || readStatedTime(text) !== null),
  type: z.string().toLowerCase().default(''),
});
/** A spreadsheet saves a long number as `2.02611E+27`, which would give many payments the same serial number. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;
const reasons: Record<string, Reason> = { serial_no: 'serialNo', amount: 'amount', time: 'time' };

/** @throws Failure `columnsMissing`, `tooManyLines`, `statementOfOtherChannel` */
export async function readStatement(text: string, channel: Channel): Promise<Statement> {
  const layout =
    layouts.find(({ columns, notes }) => {
      const names = readColumns(text, notes);
      return columns.every((column) => names.includes(column));
    }) ?? plain;
  if (layout.channel && layout.channel !== channel) throw fail('statementOfOtherChannel');
  const { columns, notes, end } = layout;
  const statement: Statement = { lines: [], invalid: [] };
  for await (const each of readCsvLines(text, { columns, maxLines, notes, end })) {
    const read = readLine(layout, each);
    if (typeof read === 'string') {
      statement.invalid.push({ line: each.line, reason: read, text: beginningOf(each.text) });
    } else statement.lines.push(read);
  }
  return statement;
}

function readLine(layout: StatementLayout, { line, fields: given }: MaybeCsvLine): StatementLine | Reason {
  if (!given) return 'columns';
  const plainFields = layout.toPlain(bare(given));
  if (shortened.test(plainFields.serial_no.trim())) return 'shortened';
  const parsed = fields.safeParse(plainFields);
  if (!parsed.success) return own(reasons, String(parsed.error.issues[0]?.path[0])) ?? 'columns';
  const { serial_no: serialNo, amount, time: at, type } = parsed.data;
  const side = type === '' ? sideOf(amount) : sides.get(type);
  if (!side || (side === 'in' && amount < 0)) return 'type';
  return { line, side, serialNo, amountFen: Math.abs(amount), at };
}

/** The database and the screen can show no control characters. */
function beginningOf(text: string): string {
  const shown = [...text.replace(/\p{Cc}+/gu, ' ')];
  return shown.length > shownCharacters ? `${shown.slice(0, shownCharacters - 1).join('')}…` : shown.join('');
}

/** With ¥ in front or 元 behind and separators of thousands. Anything else, such as `1元50`, is refused. */
const writtenAmount = /^([+-]?)\s?[¥￥]?\s?([+-]?)([1-9]\d{0,2}(?:,\d{3})+|\d+)(\.\d+)?\s?元?$/;

function bareAmount(text: string): string {
  const [, sign = '', innerSign = '', whole, decimals = ''] =
    writtenAmount.exec(text.replace('\u2212', '-')) ?? [];
  return whole === undefined ? text : `${sign}${innerSign}${whole.replaceAll(',', '')}${decimals}`;
}

function sideOf(amountFen: number): Side {
  return amountFen < 0 ? 'out' : 'in';
}

/** WeChat writes a backtick before each value to keep spreadsheets from reformatting it. */
function bare(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.replace(/^`/, '')]));
}
