import type { Knex } from 'knex';

/** The rows of a query in SQL. SQLite answers them alone, PostgreSQL with much else. */
export async function rawRows<Row>(
  db: Knex,
  sql: string,
  values: readonly Knex.Value[] = [],
): Promise<Row[]> {
  const answer = await db.raw(sql, values);
  return Array.isArray(answer) ? answer : answer.rows;
}
