import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';

test('SQLite syncs commits to disk and checks foreign keys', async () => {
  const { db, destroy } = await createTestDatabase();
  expect(await db.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await db.raw('PRAGMA journal_mode')).toEqual([{ journalMode: 'wal' }]);
  expect(await db.raw('PRAGMA foreign_keys')).toEqual([{ foreignKeys: 1 }]);
  await destroy();
});

test('SQLite still syncs commits to disk after a wrong guess was counted', async () => {
  const limited = await createTestApp({ limits: true });
  const { db } = limited.services;
  await limited.client().call('POST /auth/login', { account: '13900000000', password: 'Wrong-1!' });
  expect(await db('rateLimits')).toHaveLength(2);
  expect(await db.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  await limited.close();
});
