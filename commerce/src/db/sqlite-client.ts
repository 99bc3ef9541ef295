import { setTimeout as pause } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import { isLocked } from './db-errors.ts';

/** Knex exports dialects only by name, so we take the class from a client that never connects. */
const SqliteClient: typeof Knex.Client = knex({ client: 'better-sqlite3', useNullAsDefault: true }).client
  .constructor;

interface SqliteState {
  inTransaction: boolean;
}

/** The statement with which Knex starts a transaction. SQLite makes such a transaction deferred. */
const begin = 'BEGIN;';
const beginImmediate = 'BEGIN IMMEDIATE;';

const pauseMs = 20;
const waitMs = 5000;

/** The better-sqlite3 dialect with immediate transactions. */
export class ImmediateSqliteClient extends SqliteClient {
  /** True in the separate client that Knex makes for each transaction. */
  declare transacting?: true;

  /**
   * A deferred transaction that reads first and writes later fails with SQLITE_BUSY if another process wrote in
   * between. Therefore each transaction takes the write lock at its start. If another process holds the lock, we
   * try again for five seconds. The built-in wait of SQLite would block the whole process, including requests
   * that need no database.
   */
  override async query(connection: SqliteState, query: unknown): Promise<unknown> {
    if (this.transacting && !connection.inTransaction && query !== begin) return afterTheEnd(query);
    const giveUpAt = performance.now() + waitMs;
    for (;;) {
      try {
        return await super.query(connection, query === begin ? beginImmediate : query);
      } catch (error) {
        if (!isLocked(error) || performance.now() > giveUpAt) throw error;
      }
      await pause(pauseMs);
    }
  }
}

/**
 * On a full disk SQLite ends a transaction by itself. A second rollback would fail and hide the reason, so it
 * is skipped. All other statements are refused: a query would be committed on its own, and a savepoint would
 * start a new transaction.
 */
function afterTheEnd(query: unknown): void {
  if (typeof query === 'string' && query.startsWith('ROLLBACK')) return;
  throw Object.assign(new Error('SQLite has ended the transaction'), { code: 'SQLITE_ABORT' });
}
