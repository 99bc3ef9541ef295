import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Language } from '../locales.ts';
import { type Cell, type Column, columnsOf, moneyText } from './csv-columns.ts';

interface CsvFile {
  /** The name of the list, such as `orders`. */
  list: string;
  day: string;
  rows: AsyncIterable<unknown>;
  schema: z.ZodType;
  language: Language;
}

/**
 * Sends rows while they are read (docs/decisions/035). Spreadsheets need the byte-order mark to read Chinese. Values
 * that look like formulas are escaped, because anybody may put a formula into a name.
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
