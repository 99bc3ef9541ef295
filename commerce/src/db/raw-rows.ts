import type { Db } from './db.ts';

export async function rawRows<Row>(db: Db, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return rowsOf(await db.raw(sql, values));
}

/** SQLite returns only the rows; PostgreSQL wraps them in a result object. */
export function rowsOf<Row>(answered: unknown): Row[] {
  const answer = answered as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
}
