import type { Knex } from 'knex';

/**
 * Makes transactions of one member that count something (orders, addresses) wait for each other. On SQLite
 * the write lock is already held and this is a plain read.
 */
export async function lockMember(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx('users').where({ id: userId }).forUpdate().first('id');
}
