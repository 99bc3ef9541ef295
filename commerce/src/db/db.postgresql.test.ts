import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { connect } from './connect.ts';
import { countMigrations, keepOthersFromMigrating, migrate } from './migrate.ts';
import { rawRows } from './raw-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test('when several instances start at once with an empty database, one migrates', async () => {
  const shop = await createTestDatabase(async () => {});
  const [dataDir, databaseUrl] = [shop.env.DATA_DIR, shop.env.DATABASE_URL];
  const instances = [1, 2, 3, 4].map(() => connect({ dataDir, databaseUrl }));
  await Promise.all(instances.map((db) => migrate(db)));
  for (const db of instances) expect(await countMigrations(db)).toBe(Object.keys(migrations).length);
  for (const db of [...instances, shop]) await db.destroy();
});

test('a server that ends idle transactions does not let a second instance migrate at the same time', async () => {
  const { db } = database;
  await db.transaction(async (trx) => {
    await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 100');
    await keepOthersFromMigrating(trx);
    await db.raw('SELECT pg_sleep(0.5)');
    expect(await rawRows(trx, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
