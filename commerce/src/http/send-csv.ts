import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Context } from 'koa';

/**
 * Sends rows as a CSV file while they are read; the first line names the columns. With a byte-order mark, so
 * that a spreadsheet reads Chinese, and without formulas, which somebody may have put into a name.
 */
export function sendCsv(
  ctx: Context,
  fileName: string,
  rows: AsyncIterable<unknown>,
  checked: (row: unknown) => unknown,
): void {
  const csv = stringify({ header: true, bom: true, escape_formulas: true });
  async function* flat() {
    for await (const row of rows) yield flatten(checked(row) as object);
  }
  const source = Readable.from(flat());
  source.on('error', (error) => csv.destroy(error));
  ctx.type = 'text/csv; charset=utf-8';
  ctx.attachment(fileName);
  ctx.body = source.pipe(csv);
}

/** A cell holds a number, a text or nothing; lists and objects become JSON. */
function flatten(row: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );
}
