import type { Db } from './db.ts';

/** The rows of a query in SQL. SQLite answers them alone, PostgreSQL with much else. */
export async function rawRows<Row>(db: Db, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const answer = (await db.raw(sql, values)) as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
}
