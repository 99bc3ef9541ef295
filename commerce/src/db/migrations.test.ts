import { expect, test } from 'vitest';
import { testConfig } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { keptReleases, loadRelease } from '../../test/load-release.ts';
import { readLog } from '../../test/read-log.ts';
import { readSchema } from '../../test/read-schema.ts';
import { audit } from '../audit/audit.ts';
import { verifyChains } from '../audit/verify-chains.ts';
import { migrate } from './migrate.ts';

test.each(keptReleases)(
  'a shop of version %s is brought up to date, with its books and its log whole',
  async (version) => {
    const kept = await createTestDatabase((db) => loadRelease(db, version));
    const empty = await createTestDatabase();
    await migrate(kept.db);
    expect(await readSchema(kept.db)).toEqual(await readSchema(empty.db));
    expect(await kept.db('orders').pluck('status')).toEqual(['PAID']);
    expect(await readLog(kept.db, {})).toMatchObject([{ action: 'products/price', after: '{"price":120}' }]);
    expect(await audit(kept.db)).toEqual([]);
    expect(await verifyChains(kept.db, testConfig.auditSealKey)).toMatchObject({ sealed: 3, findings: [] });
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

test('a database that the next release has migrated still serves', async () => {
  const { db, destroy } = await createTestDatabase();
  await db('knexMigrations').insert({ name: '999-next', batch: 2, migrationTime: new Date() });
  await migrate(db);
  await destroy();
});
