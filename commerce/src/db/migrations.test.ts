import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, testConfig } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { newPaidOrder } from '../../test/factories.ts';
import { keptReleases, loadRelease } from '../../test/load-release.ts';
import { readLog } from '../../test/read-log.ts';
import { readSchema } from '../../test/read-schema.ts';
import { audit } from '../audit/audit.ts';
import { noDetails } from '../audit/log-details.ts';
import { verifyChains } from '../audit/verify-chains.ts';
import { migrate } from './migrate.ts';

test.each(keptReleases)(
  'a shop of version %s is brought up to date, with its books and its log whole',
  async (version) => {
    const kept = await createTestDatabase((db) => loadRelease(db, version));
    const empty = await createTestDatabase();
    await migrate(kept.db);
    expect(await readSchema(kept.db)).toEqual(await readSchema(empty.db));
    expect(await kept.db('orders').where({ status: 'COMPLETED' })).not.toEqual([]);
    const logged = await readLog(kept.db, { action: 'users/freeze' });
    expect(logged).toMatchObject([noDetails]);
    expect(await audit(kept.db)).toEqual([]);
    const { sealed, findings } = await verifyChains(kept.db, testConfig.sealKeys);
    expect(findings).toEqual([]);
    expect(sealed).toBeGreaterThan(0);
    await kept.destroy();
    await empty.destroy();
  },
);

test('a database of a version before 1.0.0 is refused in a sentence that says what to do', async () => {
  const { db, destroy } = await createTestDatabase();
  await db('knexMigrations').where({ name: '002-catalog' }).update({ name: '002-catalogue' });
  await expect(migrate(db)).rejects.toThrow(/before 1\.0\.0 .*002-catalogue.* npm run reset\.$/);
  await destroy();
});

test('a database that the next release has expanded still serves', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  await bareKnex(db).schema.alterTable('orders', (table) => {
    table.string('gift_text', 200).notNullable().defaultTo('');
  });
  await bareKnex(db).schema.createTable('gifts', (table) => {
    table.bigIncrements('id');
  });
  await db('knexMigrations').insert({ name: '999-next', batch: 2, migrationTime: new Date() });
  await migrate(db);
  const app = await createTestApp({}, database);
  await newPaidOrder(app);
  expect(await db('orders').pluck('status')).toEqual(['PAID']);
  await app.close();
});
