import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';

/**
 * Makes transactions of the same member wait for each other. A transaction that counts something, such as
 * orders or addresses, calls this function first. On SQLite every transaction already holds the write lock.
 */
export async function lockMember(trx: Trx, userId: string): Promise<void> {
  if (!isSqlite(trx)) await trx('users').where({ id: userId }).forUpdate().first('id');
}
