import { momentsOf, type Range } from '../calendar.ts';
import type { Filterable } from '../db/query.ts';
import type { ColumnName } from '../db/tables.ts';

/** A needless condition would make the database read in order of time, even if the list has another sort order. */
export function whereDays(query: Filterable, column: ColumnName, range: Range): void {
  const { since, until } = momentsOf(range);
  if (range.from !== undefined) query.whereRaw('?? >= ?', [column, since]);
  if (range.to !== undefined) query.whereRaw('?? < ?', [column, until]);
}
