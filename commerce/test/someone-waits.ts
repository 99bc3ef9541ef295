import { isSqlite } from '../src/db/connect.ts';
import type { Db } from '../src/db/db.ts';
import { rawRows } from '../src/db/raw-rows.ts';

/**
 * Whether a statement waits for a lock. Always true on SQLite, where every other writer waits for an open transaction.
 * @param db no transaction, because PostgreSQL shows the same activity to all statements of one
 */
export async function someoneWaits(db: Db): Promise<boolean> {
  if (isSqlite(db)) return true;
  const waiting = "datname = current_database() AND wait_event_type = 'Lock'";
  return (await rawRows(db, `SELECT 1 FROM pg_stat_activity WHERE ${waiting}`)).length > 0;
}
