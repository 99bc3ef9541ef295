import { countedTo } from '../../contract/admin/list.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
import { countUpTo } from '../lists/list-page.ts';

type Name = 'auditLog.role' | 'auditLog.actor';

/**
 * The index leads from each distinct value to the next, so this reads one row for each value.
 * @param condition a condition on `value` in SQL
 */
export async function valuesInLog(
  db: Db,
  name: Name,
  condition: string,
  bindings: readonly unknown[] = [],
): Promise<string[]> {
  const value = column(name);
  const found = await rawRows<{ value: string }>(
    db,
    `WITH RECURSIVE found (value) AS (
      SELECT MIN(${value}) FROM audit_log
      UNION ALL SELECT (SELECT MIN(${value}) FROM audit_log WHERE ${value} > found.value) FROM found
        WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE ${condition}`,
    [...bindings],
  );
  return found.map((each) => each.value);
}

/** For frequent values the database must not use the index, because it would sort all their rows to find a page. */
export async function hasOneOf(
  db: Db,
  name: Name,
  values: readonly string[],
): Promise<(query: Filterable) => unknown> {
  if (values.length === 0) return (query) => query.whereRaw('1 = 0');
  const places = values.map(() => '?').join(', ');
  const one = `${column(name)} IN (${places})`;
  const isRare = values.length === 1 || (await countUpTo(db, rowsWith())) < countedTo;
  return (query) => query.whereRaw(isRare ? one : `${column(name)} || '' IN (${places})`, values);

  function rowsWith() {
    return db('auditLog').whereRaw(one, values).select('id');
  }
}
