import type { Filterable } from './query.ts';
import type { ColumnName } from './tables.ts';

/**
 * Keeps rows whose columns, one after the other, contain the text, whatever its case; no text keeps all. Said in
 * the words of the indexes of migration 018, from which members and pieces are read.
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

/** The pattern of LIKE for texts that contain this one; in it `\` keeps a sign from being a pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
