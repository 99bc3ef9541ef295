import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { fail } from './fail.ts';

export interface CsvLine {
  /** In the file, counted from 1. */
  line: number;
  fields: Record<string, string>;
}

/** `fields`: null where the line has other columns than the first one, or a quote without an end. */
export interface MaybeCsvLine {
  line: number;
  fields: CsvLine['fields'] | null;
}

interface Wanted {
  /** Others may be there as well, in any order. */
  columns: string[];
  maxLines: number;
}

/** So many lines take a few milliseconds; then others have their turn. */
const linesAtOnce = 100;

/**
 * A CSV file as somebody uploaded it; its first line names the columns.
 * @throws Failure `statementUnreadable` when a line is broken, a column is missing or there are too many lines
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
 * Each line is read by itself, so that a broken one spoils no other: no field has a line break.
 * @throws Failure `statementUnreadable` when a column is missing or there are too many lines
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
      yield { line: index + 1, fields: nameFields(names, values) };
    }
  }
  // A file without any line has not even named its columns.
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

function requireColumns(names: string[], columns: string[]): string[] {
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw fail('statementUnreadable', { missing });
  return names;
}

function nameFields(names: string[], values: string[]): MaybeCsvLine['fields'] {
  if (values.length !== names.length) return null;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
