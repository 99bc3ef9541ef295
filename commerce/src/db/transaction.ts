import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';
import { isRetryable } from './db-errors.ts';
import { shareCommit } from './share-commits.ts';

const maxAttempts = 5;

/**
 * Runs `work` in one transaction. Work that the database gave up (deadlock, lock not had) is run again from
 * the start, so it must not have effects outside the transaction: commit first, then send.
 */
export async function transaction<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (isSqlite(db) ? shareCommit(db, work) : db.transaction(work));
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
  }
}
