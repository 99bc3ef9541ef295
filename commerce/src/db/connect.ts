import { mkdirSync } from 'node:fs';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import { ImmediateSqliteClient } from './sqlite-client.ts';

/** Columns are snake_case in the database and camelCase in code. */
const mappers = knexSnakeCaseMappers();

/** A query that forgot its transaction waits for the one SQLite connection; this ends the wait. */
const acquireConnectionTimeout = 10_000;

/** The message of a failed query says `?` where a value stood: it goes into the log, and values may be secrets. */
const compileSqlOnError = false;

/** PostgreSQL when `databaseUrl` is set, else the SQLite file in `dataDir`. */
export function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db {
  return config.databaseUrl ? connectPostgresql(config.databaseUrl) : connectSqlite(config.dataDir);
}

export function isSqlite(db: Db): boolean {
  return db.client instanceof ImmediateSqliteClient;
}

function connectSqlite(dataDir: string): Db {
  // Who lives where stands in it; a folder that is there keeps the mode it was given.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = open({
    client: ImmediateSqliteClient,
    connection: { filename: path.join(dataDir, 'commerce.sqlite') },
    useNullAsDefault: true,
    acquireConnectionTimeout,
    compileSqlOnError,
    // Writers of one process wait for each other here; SQLite would have them ask again and again.
    pool: { min: 1, max: 1, afterCreate: configureSqlite },
  });
  // Libraries that look at the configuration (the rate limiter) know dialects by name, not by class.
  db.client.config.client = 'better-sqlite3';
  return db;
}

/** The SQLite file of a connection; null on PostgreSQL. */
export function sqliteFile(db: Db): string | null {
  return isSqlite(db) ? db.client.config.connection.filename : null;
}

/** A second connection to a SQLite database, for a thread that only reads. */
export function connectReadOnly(filename: string): Db {
  return open({
    client: ImmediateSqliteClient,
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
}

/** Knex with the names of the code; from here on it has our types (docs/decisions/024). */
function open(config: Knex.Config): Db {
  return knex({ ...config, ...mappers }) as unknown as Db;
}

function configureSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: unknown) => void,
) {
  connection.pragma('journal_mode = WAL');
  // better-sqlite3 opens a WAL database with NORMAL, which may lose acknowledged writes at a power cut.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // The client waits for a lock that is held longer, without holding up the process.
  connection.pragma('busy_timeout = 5');
  keepStatements(connection);
  done(null, connection);
}

export interface SqliteConnection {
  pragma(text: string): unknown;
  prepare(sql: string): unknown;
}

const keptStatements = 1000;

/** Knex prepares every statement anew, which costs about as much as running it; they are few, so keep them. */
function keepStatements(connection: SqliteConnection): void {
  const kept = new Map<string, unknown>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    // Knex names each of its savepoints anew.
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
  // As long as SQLite is asked again: whoever waits longer for a row is told to come back.
  connection.query('SET lock_timeout = 5000', (error) => done(error, connection));
}

/** PostgreSQL hands out bigint and numeric as text; amounts and counts are safe integers or an error. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, parseSafeInteger);
