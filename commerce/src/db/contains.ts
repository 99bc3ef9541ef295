import type { Filterable } from './query.ts';
import type { ColumnName } from './tables.ts';

/**
 * Keeps rows whose columns, joined by spaces, contain the text, ignoring case. Without a text it keeps all rows.
 * Migration 018 has indexes on the same expression, so that SQLite searches members and pieces in an index.
 */
export function whereContains(
  query: Filterable,
  columns: readonly ColumnName[],
  text: string | undefined,
): void {
  if (!text) return;
  const joined = columns.map(() => "COALESCE(??, '')").join(" || ' ' || ");
  query.whereRaw(`LOWER(${joined}) LIKE ? ESCAPE '\\'`, [...columns, containing(text.toLowerCase())]);
}

/**
 * The LIKE pattern for strings that contain `text`. A `\` before a character makes LIKE take it literally.
 */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
