import { execFile } from 'node:child_process';
import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { connect } from './connect.ts';
import { isLockedTooLong, isUnavailable, isUniqueViolation } from './db-errors.ts';
import { countMigrations, keepOthersFromMigrating, migrate } from './migrate.ts';
import { transaction } from './transaction.ts';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, '../../test/count-up.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

describe('when several instances start at once, one migrates', () => {
  const noTables = async () => {};
  const connectAgain = ({ env }: TestDatabase) =>
    connect({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL || null });

  test('and the others wait for longer than the lock timeout, but not forever', async () => {
    const shop = await createTestDatabase(noTables);
    const [waiting, impatient] = [connectAgain(shop), connectAgain(shop)];
    const waited = await shop.db.transaction(async (trx) => {
      await keepOthersFromMigrating(trx);
      let begun = Promise.resolve();
      const said = new Promise<void>((resolve) => {
        begun = migrate(waiting, { onWait: resolve });
      });
      const gaveUp = await migrate(impatient, { patience: 0 }).catch((error: unknown) => error);
      expect(isLockedTooLong(gaveUp)).toBe(true);
      await said;
      return { begun };
    });
    await waited.begun;
    expect(await countMigrations(waiting)).toBe(Object.keys(migrations).length);
    for (const db of [waiting, impatient, shop]) await db.destroy();
  });
});

test('only the owner can read a new data folder, and an existing folder keeps its mode', async () => {
  const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;
  const made = path.join(database.env.DATA_DIR, 'made');
  const given = path.join(database.env.DATA_DIR, 'given');
  await mkdir(given);
  await chmod(given, 0o750);
  for (const dataDir of [made, given]) await connect({ dataDir, databaseUrl: null }).destroy();
  expect([await modeOf(made), await modeOf(given)]).toEqual([0o700, 0o750]);
});

test('a failed transaction leaves no changes', async () => {
  const { db } = database;
  const row = { tag: 'product:x', createdAt: 1 };
  const failing = transaction(db, async (trx) => {
    await trx('outboxEvents').insert(row);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await db('outboxEvents')).toEqual([]);
});

test('a unique violation is recognized on either database', async () => {
  const row = { phone: '13900000001', byMember: false, lastSentAt: 1 };
  await database.db('smsPhones').insert(row);
  const error = await database
    .db('smsPhones')
    .insert(row)
    .catch((caught: unknown) => caught);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(new Error('other'))).toBe(false);
});

test('the message of a failed query does not contain its values', async () => {
  const { db } = database;
  const row = { phone: '13900000009', byMember: false, lastSentAt: 1 };
  const error = await db('smsPhones')
    .insert([row, row])
    .catch((caught: Error) => caught);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).not.toContain(row.phone);
});

test.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_CANTOPEN', '53100', 'ENOSPC'])(
  'a disk that is full or does not answer (%s) counts as temporarily unavailable',
  (code) => {
    expect(isUnavailable(Object.assign(new Error(code), { code }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error(code), { code: `X${code}` }))).toBe(false);
  },
);

test('sums and counts are numbers', async () => {
  await database.db('outboxEvents').insert({ tag: 'product:y', createdAt: 5_000_000_000 });
  const [row] = await database.db('outboxEvents').sum({ sum: 'createdAt' }).count({ count: '*' });
  expect(row).toEqual({ sum: 5_000_000_000, count: 1 });
});

test('processes that read first and write later wait for each other and lose no update', async () => {
  const { db, env } = database;
  const phone = '13900000002';
  await db('smsPhones').insert({ phone, byMember: false, lastSentAt: 0 });
  const countUp = () =>
    run(process.execPath, ['--import', 'tsx', script, env.DATA_DIR, env.DATABASE_URL, phone, '100']);
  await Promise.all([countUp(), countUp(), countUp()]);
  expect(await db('smsPhones').where({ phone }).first('lastSentAt')).toEqual({ lastSentAt: 300 });
});
