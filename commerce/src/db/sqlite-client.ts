import { setTimeout as pause } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import { isLocked } from './db-errors.ts';

/** Knex exports its dialects by name alone: the class is that of a client that connects to nothing. */
const SqliteClient: typeof Knex.Client = knex({ client: 'better-sqlite3', useNullAsDefault: true }).client
  .constructor;

interface SqliteState {
  inTransaction: boolean;
}

/** What Knex asks at the start of a transaction; deferred, as SQLite reads it. */
const begin = 'BEGIN;';
const beginImmediate = 'BEGIN IMMEDIATE;';

const pauseMs = 20;
const waitMs = 5000;

/** The better-sqlite3 dialect with immediate transactions. */
export class ImmediateSqliteClient extends SqliteClient {
  /** Knex has a client for each transaction. */
  declare transacting?: true;

  /**
   * A deferred transaction that reads first and writes later fails with SQLITE_BUSY as soon as another process
   * wrote in between, so each takes the write lock at its start. While another process has it, the lock is asked for
   * again for five seconds: SQLite's own waiting would hold up the whole process, and with it what needs no database.
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
 * A full disk makes SQLite end a transaction by itself. Rolling it back once more would hide why it ended. Any other
 * query would be committed at once by itself, and a savepoint would begin a transaction of its own: both are refused.
 */
function afterTheEnd(query: unknown): void {
  if (typeof query === 'string' && query.startsWith('ROLLBACK')) return;
  throw Object.assign(new Error('SQLite has ended the transaction'), { code: 'SQLITE_ABORT' });
}
