import { foldCase } from '../../contract/fold.ts';
import type { Filterable } from './query.ts';
import type { ColumnName } from './tables.ts';

/** Ignores case and the width of letters. Both databases have the function `FOLD_CASE` (docs/decisions/046). */
export function whereContains(
  query: Filterable,
  columns: readonly ColumnName[],
  text: string | undefined,
): void {
  if (!text) return;
  const joined = columns.map(() => "COALESCE(??, '')").join(" || ' ' || ");
  query.whereRaw(`FOLD_CASE(${joined}) LIKE ? ESCAPE '\\'`, [...columns, containing(foldCase(text))]);
}

export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The LIKE pattern. A `\` before a character makes LIKE take it literally. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
