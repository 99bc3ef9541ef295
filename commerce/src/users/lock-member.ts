import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';

/**
 * Makes transactions of one member that count something (orders, addresses) wait for each other. On SQLite every
 * transaction already holds the write lock.
 */
export async function lockMember(trx: Trx, userId: string): Promise<void> {
  if (!isSqlite(trx)) await trx('users').where({ id: userId }).forUpdate().first('id');
}
