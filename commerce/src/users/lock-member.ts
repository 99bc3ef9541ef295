import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';

/**
 * Called before a transaction counts something of a member. The lock lets foreign keys refer to the member. On SQLite every
 * transaction holds the write lock.
 */
export async function lockMember(trx: Trx, userId: string): Promise<void> {
  if (!isSqlite(trx)) await trx('users').where({ id: userId }).forNoKeyUpdate().first('id');
}
