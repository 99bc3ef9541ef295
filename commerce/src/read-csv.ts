import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { fail } from './fail.ts';

export interface CsvLine {
  /** Counted from 1 in the file. */
  line: number;
  fields: Record<string, string>;
}

interface Wanted {
  /** The columns may stand in any order, among others. */
  columns: readonly string[];
  maxLines: number;
}

/** Spreadsheets in other countries write semicolons, and text copied from a spreadsheet has tabs. */
const separators = [',', '\t', ';'] as const;
type Separator = (typeof separators)[number];

const lineBreak = /\r\n|\n|\r/;

/** Other requests get their turn after this many lines, which take a few milliseconds to parse. */
const linesAtOnce = 100;

/**
 * Parses each line alone, so fields can't have line breaks.
 * @throws Failure `statementUnreadable` if a line has another number of columns than the first one, or an unclosed
 *   quote; `columnsMissing`, `tooManyLines`
 */
export async function readCsv(text: string, { columns, maxLines }: Wanted): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  let names: string[] | undefined;
  let separator: Separator = ',';
  for (const [index, row] of text.split(lineBreak).entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    if (row.trim() === '') continue;
    if (!names) {
      separator = separatorOf(row);
      names = requireColumns(
        readRow(row, separator).map((name) => name.toLowerCase()),
        columns,
      );
      continue;
    }
    if (lines.length === maxLines) throw fail('tooManyLines', { maxLines });
    const fields = nameFields(names, readRow(row, separator));
    if (!fields) throw fail('statementUnreadable', { line: index + 1 });
    lines.push({ line: index + 1, fields });
  }
  if (!names) requireColumns([], columns);
  return lines;
}

/** A comma wins a tie. */
function separatorOf(heads: string): Separator {
  const found = separators.map((separator) => ({ separator, count: readRow(heads, separator).length }));
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

function nameFields(names: string[], values: string[]): CsvLine['fields'] | null {
  if (values.length !== names.length) return null;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
