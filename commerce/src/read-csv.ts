import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fail } from './fail.ts';

export interface CsvLine {
  /** In the file, counted from 1. */
  line: number;
  fields: Record<string, string>;
}

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

/** Small enough that a long file does not keep other requests waiting. */
const chunkLength = 16 * 1024;

/**
 * A CSV file as somebody uploaded it; its first line names the columns, in any order.
 * @throws Failure `statementUnreadable` when it is none, a column is missing or there are too many lines
 */
export async function readCsv(
  text: string,
  { columns, maxLines }: { columns: string[]; maxLines: number },
): Promise<CsvLine[]> {
  let named: string[] = [];
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    columns: (names: string[]) => {
      named = names;
      return requireColumns(names, columns);
    },
  });
  const parsed: AsyncIterable<Parsed> = Readable.from(chunks(text)).pipe(parser);
  const lines: CsvLine[] = [];
  try {
    for await (const { record, info } of parsed) {
      if (lines.length === maxLines) throw fail('statementUnreadable', { maxLines });
      lines.push({ line: info.lines, fields: record });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fail('statementUnreadable', { line: Number(error.lines) });
  }
  // A file without any line has not even named its columns.
  requireColumns(named, columns);
  return lines;
}

function requireColumns(names: string[], columns: string[]): string[] {
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw fail('statementUnreadable', { missing });
  return names;
}

function* chunks(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += chunkLength) yield text.slice(start, start + chunkLength);
}
