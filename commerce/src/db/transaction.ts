import { CountedFailure } from '../fail.ts';
import { isSqlite } from './connect.ts';
import type { Db, Trx } from './db.ts';
import { isRetryable } from './db-errors.ts';
import { shareCommit } from './share-commits.ts';

const maxAttempts = 5;

/**
 * `work` runs again after a deadlock or serialization failure, so it must have no effects outside the transaction, such
 * as sending a message. The writes before a `CountedFailure` are committed.
 */
export async function transaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const counting = (trx: Trx) =>
    work(trx).catch((error: unknown) => {
      if (error instanceof CountedFailure) return error;
      throw error;
    });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await (isSqlite(db) ? shareCommit(db, counting) : db.transaction(counting));
      if (outcome instanceof CountedFailure) throw outcome;
      return outcome;
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
  }
}
