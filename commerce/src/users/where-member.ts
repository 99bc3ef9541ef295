import { foldCase } from '../../contract/fold.ts';
import { isSqlite } from '../db/connect.ts';
import { containing, whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';

/** The order is that of the index in `001-users`. */
const memberTexts = ['users.username', 'users.nickname', 'users.phone', 'users.email'] as const;
const lowered = `LOWER(${memberTexts.map((name) => `COALESCE(${name}, '')`).join(" || ' ' || ")})`;

/**
 * On SQLite, an index has these texts with ASCII letters in lower case, and a second one the few with rare signs. Only
 * those are folded, because our own function would take too long for every member.
 */
export function whereMember(db: Db, query: Filterable, text: string | undefined): void {
  if (!text) return;
  if (!isSqlite(db)) {
    whereContains(query, memberTexts, text);
    return;
  }
  const pattern = containing(foldCase(text));
  query.whereRaw(
    `(${lowered} LIKE ? ESCAPE '\\' OR users.id IN (
      SELECT users.id FROM users
      WHERE ${lowered} GLOB '*[^ -~一-鿿]*' AND FOLD_CASE(${lowered}) LIKE ? ESCAPE '\\'))`,
    [pattern, pattern],
  );
}
