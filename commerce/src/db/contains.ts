import { foldCase } from '../../contract/fold.ts';
import type { Filterable } from './query.ts';
import type { ColumnName } from './tables.ts';

/**
 * Adds a condition to a query: the columns, joined by spaces, must contain the text. Upper and lower case and forms
 * such as full-width letters do not matter. Without a text, no condition is added. `FOLD_CASE` is a function of both
 * databases (docs/decisions/046).
 */
export function whereContains(
  query: Filterable,
  columns: readonly ColumnName[],
  text: string | undefined,
): void {
  if (!text) return;
  const joined = columns.map(() => "COALESCE(??, '')").join(" || ' ' || ");
  query.whereRaw(`FOLD_CASE(${joined}) LIKE ? ESCAPE '\\'`, [...columns, containing(foldCase(text))]);
}

/**
 * The LIKE pattern for strings that contain `text`. A `\` before a character makes LIKE take it literally.
 */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The LIKE pattern for strings that begin with `text`. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
