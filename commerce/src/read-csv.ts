import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { fail } from './fail.ts';

export interface CsvLine {
  /** The number of the line in the file, starting at 1. */
  line: number;
  fields: Record<string, string>;
}

/** `fields` is null if the line has a different number of columns than the first line, or an unclosed quote. */
export interface MaybeCsvLine {
  line: number;
  /** The line as the file has it. */
  text: string;
  fields: CsvLine['fields'] | null;
}

interface Wanted {
  /** The required columns, in any order. The file may contain further columns. */
  columns: readonly string[];
  maxLines: number;
  /** Lines that begin with this text are left out. */
  notes?: string | undefined;
  /** The line that begins with this text and all lines behind it are left out. */
  end?: string | undefined;
}

/** Spreadsheets in other countries write semicolons, and text that is copied from a spreadsheet has tabs. */
const separators = [',', '\t', ';'] as const;
type Separator = (typeof separators)[number];

const lineBreak = /\r\n|\n|\r/;
/** At most this many lines stand in front of the line that names the columns. */
const longestPreamble = 40;

/** After this many lines, other requests get their turn. Parsing so many lines takes a few milliseconds. */
const linesAtOnce = 100;

/**
 * Reads an uploaded CSV file. The first line names the columns; the separator of its names is that of the file.
 * @throws Failure `statementUnreadable` if a line is broken, `columnsMissing`, `tooManyLines`
 */
export async function readCsv(text: string, wanted: Wanted): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  for await (const { line, fields } of readCsvLines(text, wanted)) {
    if (!fields) throw fail('statementUnreadable', { line });
    lines.push({ line, fields });
  }
  return lines;
}

/**
 * Parses each line separately, so that a broken line does not affect other lines. Fields therefore can't
 * contain line breaks.
 * @throws Failure `columnsMissing`, `tooManyLines`
 */
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
  // An empty file has no line that names the columns, so all columns are missing.
  if (!names) requireColumns([], columns);
}

/** The names in the line that names the columns: the first one that is neither empty nor a note. */
export function readColumns(text: string, notes?: string): string[] {
  const first = text.split(lineBreak, longestPreamble).find((row) => isRead(row, notes));
  return first === undefined ? [] : namesOf(readRow(first, separatorOf(first)));
}

function isRead(row: string, notes: string | undefined): boolean {
  return row.trim() !== '' && !(notes && row.startsWith(notes));
}

/** The names of columns, in small letters. Providers write the brackets around a unit in Chinese or Latin form. */
function namesOf(values: string[]): string[] {
  return values.map((value) => value.toLowerCase().replaceAll('（', '(').replaceAll('）', ')'));
}

/**
 * The separator that makes the most columns of the line that names them. A comma wins over the others. Alipay may write
 * a tab behind each name, in front of the comma; such a tab separates nothing.
 */
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
