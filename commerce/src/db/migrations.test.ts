import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { migrate } from './migrate.ts';

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
