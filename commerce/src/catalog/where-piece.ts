import { fold } from '../../contract/fold.ts';
import { containing } from '../db/contains.ts';
import type { Filterable } from '../db/query.ts';
import { column } from '../db/tables.ts';

const code = column('products.code');
const [chinese, english] = [column('products.searchZh'), column('products.searchEn')];

export function wherePiece(query: Filterable, text: string | undefined): void {
  if (!text) return;
  const pattern = containing(fold(text));
  query.whereRaw(
    `(LOWER(${code}) LIKE ? ESCAPE '\\' OR ${chinese} LIKE ? ESCAPE '\\' OR ${english} LIKE ? ESCAPE '\\')`,
    [pattern, pattern, pattern],
  );
}
