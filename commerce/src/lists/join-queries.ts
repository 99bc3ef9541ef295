import type { Db } from '../db/db.ts';
import type { Rows } from '../db/query.ts';
import type { List } from './list-page.ts';

/**
 * One list of the rows of several queries, whose columns have the same names and types.
 * @param alias the name before a column in the sorts of the list
 */
export function joinQueries<Row>(
  db: Db,
  alias: string,
  [first, ...others]: readonly [Rows<Row>, ...Rows<Row>[]],
): Pick<List<Row, unknown>, 'rows' | 'joined'> {
  const named = (query: Rows<Row>): Rows<Row> =>
    db.from(query.as(alias)).columns([db.raw<Row>(`${alias}.*`)]);
  return {
    rows: named(first.clone().unionAll(others)),
    joined: (firstOf) => {
      const begin = (query: Rows<Row>) => named(firstOf(named(query.clone())));
      return named(begin(first).unionAll(others.map(begin)));
    },
  };
}
