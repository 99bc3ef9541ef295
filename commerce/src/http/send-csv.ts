import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import { z } from 'zod';

interface CsvFile {
  name: string;
  rows: AsyncIterable<unknown>;
  /** The schema of one row. */
  schema: z.ZodType;
}

/**
 * Sends rows as a CSV file while they are read. The first line names the columns. A byte-order mark makes
 * spreadsheets read Chinese correctly. Values that look like formulas are escaped, because anybody may put a
 * formula into a name.
 */
export function sendCsv(ctx: Context, { name, rows, schema }: CsvFile): void {
  const csv = stringify({
    header: true,
    columns: columnsOf(schema),
    bom: true,
    escape_formulas: true,
    cast: { boolean: String, object: inWords },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => csv.destroy(error));
  ctx.type = 'text/csv; charset=utf-8';
  ctx.attachment(name);
  ctx.body = source.pipe(csv);
}

/** One column for each field of a row. The fields of a nested person become `buyer.userId` and `buyer.username`. */
function columnsOf(schema: z.ZodType, path: string[] = []): string[] {
  const type = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
  if (!(type instanceof z.ZodObject)) return [path.join('.')];
  return Object.entries(type.shape).flatMap(([name, field]) =>
    columnsOf(field as z.ZodType, [...path, name]),
  );
}

/** Writes a list into one cell: `JY-2024-001 Sky-blue vase 1; JY-2024-002 Plum cup 4`. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (value && typeof value === 'object') return Object.values(value).map(inWords).join(' ');
  return String(value ?? '');
}
