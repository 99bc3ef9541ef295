import type { Knex } from 'knex';

/** Keeps rows in which one of the columns contains the text, whatever its case; no text keeps all. */
export function whereContains(query: Knex.QueryBuilder, columns: string[], text: string | undefined): void {
  if (!text) return;
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  query.where((either) => {
    for (const column of columns) either.orWhereRaw("LOWER(??) LIKE ? ESCAPE '\\'", [column, pattern]);
  });
}
