import type { Db } from './db.ts';

/** Runs SQL and returns its rows. SQLite returns only the rows; PostgreSQL wraps them in a result object. */
export async function rawRows<Row>(db: Db, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const answer = (await db.raw(sql, values)) as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
}
