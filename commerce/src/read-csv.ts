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
}

/** After this many lines, other requests get their turn. Parsing so many lines takes a few milliseconds. */
const linesAtOnce = 100;

/**
 * Reads an uploaded CSV file. The first line names the columns.
 * @throws Failure `statementUnreadable` if a line is broken, a column is missing or there are too many lines
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
 * @throws Failure `statementUnreadable` if a column is missing or there are too many lines
 */
export async function* readCsvLines(
  text: string,
  { columns, maxLines }: Wanted,
): AsyncGenerator<MaybeCsvLine> {
  let names: string[] | undefined;
  let left = maxLines;
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    if (row.trim() === '') continue;
    const values = readRow(row);
    if (!names) names = requireColumns(values, columns);
    else if (left === 0) throw fail('statementUnreadable', { maxLines });
    else {
      left -= 1;
      yield { line: index + 1, text: row, fields: nameFields(names, values) };
    }
  }
  // An empty file has no line that names the columns, so all columns are missing.
  if (!names) requireColumns([], columns);
}

function readRow(row: string): string[] {
  try {
    const [values = []] = parse(row, { bom: true, trim: true });
    return values;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [];
  }
}

function requireColumns(names: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw fail('statementUnreadable', { missing });
  return names;
}

function nameFields(names: string[], values: string[]): MaybeCsvLine['fields'] {
  if (values.length !== names.length) return null;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
