import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import type { z } from 'zod';
import { type Cell, type Column, columnsOf, moneyText } from './csv-columns.ts';
import type { Language } from './routes.ts';

interface CsvFile {
  /** The name of the list, such as `orders`. */
  list: string;
  /** The day in the name of the file. */
  day: string;
  rows: AsyncIterable<unknown>;
  /** The schema of one row. */
  schema: z.ZodType;
  language: Language;
}

/**
 * Sends rows as a CSV file while they are read, in the language of the reader and the time of the workshop
 * (docs/decisions/035). The first line names the columns. A byte-order mark makes spreadsheets read Chinese
 * correctly. Amounts stay numbers with two decimals. Values that look like formulas are escaped, because anybody may put a formula into a name.
 */
export function sendCsv(ctx: Context, { list, day, rows, schema, language }: CsvFile): void {
  const columns = columnsOf(schema, list, language);
  const csv = stringify({
    header: true,
    columns: columns.map(({ name, head }) => ({ key: name, header: head })),
    bom: true,
    escape_formulas: true,
    cast: {
      // The cells stay numbers, so that a minus is not escaped as the beginning of a formula.
      number: (value, { index }) => (columns[index]?.isMoney ? moneyText(value) : String(value)),
    },
  });
  const source = Readable.from(cellsOf(rows, columns));
  source.on('error', (error) => csv.destroy(error));
  ctx.type = 'text/csv; charset=utf-8';
  ctx.attachment(`${list}-${day}.csv`);
  ctx.body = source.pipe(csv);
}

async function* cellsOf(rows: AsyncIterable<unknown>, columns: Column[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}
