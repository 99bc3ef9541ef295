import type { Knex } from 'knex';
import { momentsOf, type Range } from '../calendar.ts';

/**
 * Keeps the rows of a range of days. An end that is not given is no condition at all: a database that sees one
 * takes it for a reason to read by time, whatever the list is sorted by.
 */
export function whereDays(query: Knex.QueryBuilder, column: string, range: Range): void {
  const { since, until } = momentsOf(range);
  if (range.from !== undefined) query.where(column, '>=', since);
  if (range.to !== undefined) query.where(column, '<', until);
}
