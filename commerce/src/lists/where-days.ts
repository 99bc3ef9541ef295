import { momentsOf, type Range } from '../calendar.ts';
import type { Filterable } from '../db/query.ts';
import type { ColumnName } from '../db/tables.ts';

/**
 * Keeps the rows within a range of days. A missing end adds no condition: otherwise the database would read the
 * rows by time, whatever they are sorted by.
 */
export function whereDays(query: Filterable, column: ColumnName, range: Range): void {
  const { since, until } = momentsOf(range);
  if (range.from !== undefined) query.whereRaw('?? >= ?', [column, since]);
  if (range.to !== undefined) query.whereRaw('?? < ?', [column, until]);
}
