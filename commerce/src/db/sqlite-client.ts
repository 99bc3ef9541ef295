import { createRequire } from 'node:module';
import type { Knex } from 'knex';

const require = createRequire(import.meta.url);
const SqliteClient: typeof Knex.Client = require('knex/lib/dialects/better-sqlite3');
const SqliteTransaction: TransactionClass = require('knex/lib/dialects/sqlite3/execution/sqlite-transaction');

type TransactionClass = new (...args: unknown[]) => { query(connection: unknown, sql: string): unknown };

/**
 * Knex begins deferred transactions on SQLite; one that reads first and writes later then fails with
 * SQLITE_BUSY as soon as another process wrote in between. Taking the write lock at the start cures that.
 */
class ImmediateTransaction extends SqliteTransaction {
  begin(connection: unknown): unknown {
    return this.query(connection, 'BEGIN IMMEDIATE;');
  }
}

/** The better-sqlite3 dialect with immediate transactions. */
export class ImmediateSqliteClient extends SqliteClient {
  override transaction(...args: unknown[]): Knex.Transaction {
    return new ImmediateTransaction(this, ...args) as unknown as Knex.Transaction;
  }
}
