import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isLocked } from './db-errors.ts';

const require = createRequire(import.meta.url);
const SqliteClient: typeof Knex.Client = require('knex/lib/dialects/better-sqlite3');
const SqliteTransaction: TransactionClass = require('knex/lib/dialects/sqlite3/execution/sqlite-transaction');

interface KnexTransaction {
  /** @param outcome 2: the transaction is over and has failed with the error */
  query(connection: unknown, sql: string, outcome?: 2, error?: unknown): unknown;
  rollback(connection: unknown, error: unknown): unknown;
  rollbackTo(connection: unknown, error: unknown): unknown;
}

interface SqliteState {
  inTransaction: boolean;
}

const begin = 'BEGIN IMMEDIATE;';
const nothing = 'SELECT 1';

type TransactionClass = new (...args: unknown[]) => KnexTransaction;

/**
 * Knex begins deferred transactions on SQLite; one that reads first and writes later then fails with
 * SQLITE_BUSY as soon as another process wrote in between. Taking the write lock at the start cures that.
 */
class ImmediateTransaction extends SqliteTransaction {
  begin(connection: unknown): unknown {
    return this.query(connection, begin);
  }

  /** When the disk is full SQLite may have ended the transaction itself; ending it again would hide why. */
  override rollback(connection: SqliteState, error: unknown): unknown {
    if (connection.inTransaction) return super.rollback(connection, error);
    return this.query(connection, nothing, 2, error);
  }

  /** @see rollback */
  override rollbackTo(connection: SqliteState, error: unknown): unknown {
    if (connection.inTransaction) return super.rollbackTo(connection, error);
    return this.query(connection, nothing, 2, error);
  }
}

const pauseMs = 20;
const waitMs = 5000;

/** The better-sqlite3 dialect with immediate transactions. */
export class ImmediateSqliteClient extends SqliteClient {
  /** Knex has a client for each transaction. */
  declare transacting?: true;

  override transaction(...args: unknown[]): Knex.Transaction {
    return new ImmediateTransaction(this, ...args) as unknown as Knex.Transaction;
  }

  /**
   * Asks again for five seconds while another process writes. SQLite's own waiting would hold up the whole
   * process, and with it what needs no database. Where SQLite has ended a transaction itself (a full disk), what is
   * still asked in it would be committed at once by itself, and a savepoint begin a transaction of its own: refused.
   */
  override async query(connection: SqliteState, query: unknown): Promise<unknown> {
    if (this.transacting && !connection.inTransaction && query !== begin && query !== nothing)
      throw Object.assign(new Error('SQLite has ended the transaction'), { code: 'SQLITE_ABORT' });
    const giveUpAt = performance.now() + waitMs;
    for (;;) {
      try {
        return await super.query(connection, query);
      } catch (error) {
        if (!isLocked(error) || performance.now() > giveUpAt) throw error;
      }
      await pause(pauseMs);
    }
  }
}
