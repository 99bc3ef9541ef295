import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { fail } from './fail.ts';

export interface CsvLine {
  /** Counted from 1 in the file. */
  line: number;
  fields: Record<string, string>;
}

/** `fields` is null if the line has a different number of columns than the first line, or an unclosed quote. */
export interface MaybeCsvLine {
  line: number;
  text: string;
  fields: CsvLine['fields'] | null;
}

interface Wanted {
  /** The columns may stand in any order, among others. */
  columns: readonly string[];
  maxLines: number;
  /** Lines that begin with this text are left out. */
  notes?: string | undefined;
  /** That line and all lines behind it are left out. */
  end?: string | undefined;
}

/** Spreadsheets in other countries write semicolons, and text copied from a spreadsheet has tabs. */
const separators = [',', '\t', ';'] as const;
type Separator = (typeof separators)[number];

const lineBreak = /\r\n|\n|\r/;
/** The most lines before the one that names the columns. */
const longestPreamble = 40;

/** Other requests get their turn after this many lines, which take a few milliseconds to parse. */
const linesAtOnce = 100;

/** @throws Failure `statementUnreadable` if a line is broken, `columnsMissing`, `tooManyLines` */
export async function readCsv(text: string, wanted: Wanted): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  for await (const { line, fields } of readCsvLines(text, wanted)) {
    if (!fields) throw fail('statementUnreadable', { line });
    lines.push({ line, fields });
  }
  return lines;
}

/** Parses each line alone, so fields can't have line breaks. @throws Failure `columnsMissing`, `tooManyLines` */
export async function* readCsvLines(
  text: string,
  { columns, maxLines, notes, end }: Wanted,
): AsyncGenerator<MaybeCsvLine> {
  let names: string[] | undefined;
  let separator: Separator = ',';
  let left = maxLines;
  for (const [index, row] of text.split(lineBreak).entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    if (!isRead(row, notes)) continue;
    if (end && row.startsWith(end)) break;
    if (!names) {
      separator = separatorOf(row);
      names = requireColumns(namesOf(readRow(row, separator)), columns);
      continue;
    }
    if (left === 0) throw fail('tooManyLines', { maxLines });
    left -= 1;
    yield { line: index + 1, text: row, fields: nameFields(names, readRow(row, separator)) };
  }
  if (!names) requireColumns([], columns);
}

/** Reads the first line that is neither empty nor a note. */
export function readColumns(text: string, notes?: string): string[] {
  const first = text.split(lineBreak, longestPreamble).find((row) => isRead(row, notes));
  return first === undefined ? [] : namesOf(readRow(first, separatorOf(first)));
}

function isRead(row: string, notes: string | undefined): boolean {
  return row.trim() !== '' && !(notes && row.startsWith(notes));
}

/** Lower case. Providers write the brackets around a unit in Chinese or Latin form. */
function namesOf(values: string[]): string[] {
  return values.map((value) => value.toLowerCase().replaceAll('（', '(').replaceAll('）', ')'));
}

/** A comma wins a tie. Alipay may write a tab behind each name, before the comma; such a tab separates nothing. */
function separatorOf(heads: string): Separator {
  const names = heads.trim().replaceAll('\t,', ',');
  const found = separators.map((separator) => ({ separator, count: readRow(names, separator).length }));
  return found.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

function readRow(row: string, separator: Separator): string[] {
  try {
    // With tabs, the option `trim` would leave out empty values.
    const [values = []]: string[][] = parse(row, {
      bom: true,
      delimiter: separator,
      trim: separator !== '\t',
    });
    return values.map((value) => value.trim());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [];
  }
}

function requireColumns(names: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw fail('columnsMissing', { missing: missing.join(', ') });
  return names;
}

function nameFields(names: string[], values: string[]): MaybeCsvLine['fields'] {
  if (values.length !== names.length) return null;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
