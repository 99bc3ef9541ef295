import type { Knex } from 'knex';
import { migrations } from '../migrations/migrations.ts';
import { bareKnex } from './bare-knex.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

/**
 * Creates a database that has run all migrations and has rows of earlier releases.
 * @param rows adds the rows that were there before each named migration, such as `041-normal-serial-numbers`
 */
export function createOlderDatabase(
  rows: Record<string, (knex: Knex) => Promise<unknown>>,
): Promise<TestDatabase> {
  const unknown = Object.keys(rows).find((name) => !(name in migrations));
  if (unknown) throw new Error(`there is no migration ${unknown}`);
  return createTestDatabase(async (db) => {
    const knex = bareKnex(db);
    for (const [name, { up }] of Object.entries(migrations)) {
      await rows[name]?.(knex);
      await up(knex);
    }
  });
}
