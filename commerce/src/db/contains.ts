import type { Knex } from 'knex';

/** Keeps rows in which one of the columns contains the text, whatever its case; no text keeps all. */
export function whereContains(query: Knex.QueryBuilder, columns: string[], text: string | undefined): void {
  if (!text) return;
  const pattern = containing(text.toLowerCase());
  query.where((either) => {
    for (const column of columns) either.orWhereRaw("LOWER(??) LIKE ? ESCAPE '\\'", [column, pattern]);
  });
}

/** The pattern of LIKE for texts that contain this one; in it `\` keeps a sign from being a pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
