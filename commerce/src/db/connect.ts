import { mkdirSync } from 'node:fs';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import { foldCase } from '../../contract/fold.ts';
import type { Db } from './db.ts';
import { ImmediateSqliteClient } from './sqlite-client.ts';

/** Columns are snake_case in the database and camelCase in code. */
const mappers = knexSnakeCaseMappers();

/** On SQLite, a query outside an open transaction would wait forever for the only connection. */
const acquireConnectionTimeout = 10_000;

/** Errors of queries show `?` instead of values, because errors are logged and values may be secrets. */
const compileSqlOnError = false;

export function connect(config: { databaseUrl: string | null; dataDir: string }): Db {
  return config.databaseUrl ? connectPostgresql(config.databaseUrl) : connectSqlite(config.dataDir);
}

export function isSqlite(db: Db): boolean {
  return db.client instanceof ImmediateSqliteClient;
}

function connectSqlite(dataDir: string): Db {
  // Members' addresses are private, so only the owner may read a new folder. An existing folder keeps its mode.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = open({
    client: ImmediateSqliteClient,
    connection: { filename: path.join(dataDir, 'commerce.sqlite') },
    useNullAsDefault: true,
    acquireConnectionTimeout,
    compileSqlOnError,
    // Writers of one process queue for the one connection. With several, SQLite would make writers poll for its lock.
    pool: { min: 1, max: 1, afterCreate: configureSqlite },
  });
  // Some libraries (the rate limiter) read the configuration and know a dialect by name, not by class.
  db.client.config.client = 'better-sqlite3';
  return db;
}

/** Null on PostgreSQL. */
export function sqliteFile(db: Db): string | null {
  return isSqlite(db) ? db.client.config.connection.filename : null;
}

export function connectReadOnly(filename: string): Db {
  return open({
    client: ImmediateSqliteClient,
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
    pool: {
      ...{ min: 1, max: 1 },
      afterCreate(connection: SqliteConnection, done: (error: null, connection: unknown) => void) {
        addFunctions(connection);
        done(null, connection);
      },
    },
  });
}

/** Casts to the types of `Db` (docs/decisions/024). */
function open(config: Knex.Config): Db {
  return knex({ ...config, ...mappers }) as unknown as Db;
}

function configureSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: unknown) => void,
) {
  connection.pragma('journal_mode = WAL');
  // better-sqlite3 would use `synchronous = NORMAL` here, which can lose acknowledged writes in a power failure.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Busy pages change with every purchase, so rarer checkpoints copy them less often. The log stays at about 16 MB.
  connection.pragma('wal_autocheckpoint = 4000');
  // A savepoint keeps the pages it changes, for its own rollback. In memory they need no temporary file.
  connection.pragma('temp_store = MEMORY');
  // SQLite's own wait blocks the process. `ImmediateSqliteClient` waits longer without blocking.
  connection.pragma('busy_timeout = 5');
  addFunctions(connection);
  keepStatements(connection);
  done(null, connection);
}

/** No index may use `fold_case`, because other programs that write to the file lack it. PostgreSQL: see `001-users`. */
function addFunctions(connection: SqliteConnection): void {
  connection.function('fold_case', { deterministic: true }, (text) => foldCase(String(text ?? '')));
}

export interface SqliteConnection {
  readonly inTransaction: boolean;
  pragma(text: string): unknown;
  function(name: string, options: { deterministic: boolean }, compute: (text: unknown) => string): unknown;
  prepare(sql: string): SqliteStatement;
}

interface SqliteStatement {
  run(): unknown;
}

const keptStatements = 1000;

/** Knex prepares every statement anew, which costs about as much as running it. The shop has few statements. */
function keepStatements(connection: SqliteConnection): void {
  const kept = new Map<string, SqliteStatement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    // The name of each savepoint is new, so keeping these statements would be useless.
    if (sql.includes('SAVEPOINT trx')) return prepare(sql);
    const known = kept.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    if (kept.size >= keptStatements) kept.delete(kept.keys().next().value ?? '');
    kept.set(sql, statement);
    return statement;
  };
}

function connectPostgresql(databaseUrl: string): Db {
  return open({
    client: 'pg',
    connection: databaseUrl,
    acquireConnectionTimeout,
    compileSqlOnError,
    pool: { min: 0, max: 10, afterCreate: configurePostgresql },
  });
}

function configurePostgresql(
  connection: pg.Client,
  done: (error: Error | null, connection: unknown) => void,
) {
  // Five seconds, as on SQLite. A request that waits longer for a lock is told to try again later.
  connection.query('SET lock_timeout = 5000', (error) => done(error, connection));
}

/** PostgreSQL returns bigint and numeric as text. Amounts and counts must be safe integers. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, parseSafeInteger);
