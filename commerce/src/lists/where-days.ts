import { momentsOf, type Range } from '../calendar.ts';
import type { Filterable } from '../db/query.ts';
import type { ColumnName } from '../db/tables.ts';

/**
 * Keeps the rows of a range of days. An end that is not given is no condition at all: a database that sees one
 * takes it for a reason to read by time, whatever the list is sorted by.
 */
export function whereDays(query: Filterable, column: ColumnName, range: Range): void {
  const { since, until } = momentsOf(range);
  if (range.from !== undefined) query.whereRaw('?? >= ?', [column, since]);
  if (range.to !== undefined) query.whereRaw('?? < ?', [column, until]);
}
