import type { Knex } from 'knex';
import { isSqlite } from '../db/connect.ts';

/**
 * Makes transactions of one member that count something (orders, addresses) wait for each other. On SQLite
 * every transaction has the write lock already.
 */
export async function lockMember(trx: Knex.Transaction, userId: string): Promise<void> {
  if (!isSqlite(trx)) await trx('users').where({ id: userId }).forUpdate().first('id');
}
