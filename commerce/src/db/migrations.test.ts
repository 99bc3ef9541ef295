import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { migrate } from './migrate.ts';

test('a database of an unknown version is refused in a sentence that says what to do', async () => {
  const { db, destroy } = await createTestDatabase();
  await db('knexMigrations').where({ name: '002-catalog' }).update({ name: '002-catalogue' });
  await expect(migrate(db)).rejects.toThrow(
    /of another version, .* 002-catalogue: open it .* npm run reset\.$/,
  );
  await destroy();
});
