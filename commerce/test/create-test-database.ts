import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '../src/db/connect.ts';
import type { Db } from '../src/db/db.ts';
import { migrate } from '../src/db/migrate.ts';

/** Names the migrated PostgreSQL database, which the tests copy. */
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

export interface TestDatabase {
  db: Db;
  /** Environment variables that let another process open the same database. */
  env: { DATA_DIR: string; DATABASE_URL: string };
  destroy(): Promise<void>;
}

/**
 * On PostgreSQL, this copies the migrated template, because migrating takes a second. `prepare` replaces the
 * migrations.
 */
export async function createTestDatabase(prepare?: (db: Db) => Promise<void>): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'junyao-commerce-'));
  const server = process.env.TEST_DATABASE_URL;
  const template = prepare ? undefined : process.env[templateVariable];
  const postgresql = server ? await createPostgresqlDatabase(server, template) : null;
  const db = connect({ dataDir, databaseUrl: postgresql?.url ?? null });
  if (!template) await (prepare ?? migrate)(db);
  return {
    db,
    env: { DATA_DIR: dataDir, DATABASE_URL: postgresql?.url ?? '' },
    async destroy() {
      await db.destroy();
      await postgresql?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param template the name of a database to copy */
export async function createPostgresqlDatabase(server: string, template = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
