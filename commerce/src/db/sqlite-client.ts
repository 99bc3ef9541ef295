import { setTimeout as pause } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import { isLocked } from './db-errors.ts';

/** Knex exports dialects only by name, so we take the class from a client that never connects. */
const SqliteClient: typeof Knex.Client = knex({ client: 'better-sqlite3', useNullAsDefault: true }).client
  .constructor;

interface SqliteState {
  inTransaction: boolean;
}

const begin = 'BEGIN;';
const beginImmediate = 'BEGIN IMMEDIATE;';

const pauseMs = 20;
const waitMs = 5000;

export class ImmediateSqliteClient extends SqliteClient {
  /** True in the client of a transaction. */
  declare transacting?: true;

  /**
   * A deferred transaction fails with SQLITE_BUSY if another process wrote between its first read and its first write.
   * So each transaction takes the write lock at its start. SQLite's own wait would block the whole process.
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
 * On a full disk SQLite ends a transaction by itself. A second rollback would fail and hide the reason. Any other
 * statement would be committed on its own or start a new transaction.
 */
function afterTheEnd(query: unknown): void {
  if (typeof query === 'string' && query.startsWith('ROLLBACK')) return;
  throw Object.assign(new Error('SQLite has ended the transaction'), { code: 'SQLITE_ABORT' });
}
