import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkpointOf, checkRow } from '../../test/check-row.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { findCheckpoint } from './checkpoint.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.destroy());
beforeEach(() => db('audits').delete());

async function checked(at: number, { whole = false, findings = [] as string[] } = {}): Promise<void> {
  await db('audits').insert(checkRow(at * minute, { whole, findings, at }));
}

const startAt = (at: number) => findCheckpoint(db, at * minute);

test('a check may start from a checkpoint after two clean checks', async () => {
  expect(await startAt(60)).toBeNull();
  await checked(60, { whole: true });
  expect(await startAt(120)).toBeNull();
  await checked(120, { whole: true });
  expect(await startAt(180)).not.toBeNull();
});

test('a check starts at the rows of the check before last and at the last link of the last check', async () => {
  await checked(60, { whole: true });
  await checked(120);
  await checked(180);
  expect(await startAt(240)).toEqual({ position: checkpointOf(120).position, ends: checkpointOf(180).ends });
});

test('rows that may have become visible late are checked again, even after two checks in short succession', async () => {
  await checked(60, { whole: true });
  await checked(120);
  for (const late of [0, 1, 10]) await checked(180 + late);
  expect((await startAt(240))?.position).toEqual(checkpointOf(120).position);
});

test('after a finding everything is checked, until a check finds nothing', async () => {
  await checked(60, { whole: true });
  await checked(120);
  await checked(180, { findings: ['something'] });
  expect(await startAt(240)).toBeNull();
  await checked(240, { whole: true, findings: ['something'] });
  expect(await startAt(300)).toBeNull();
  await checked(300, { whole: true });
  expect(await startAt(360)).not.toBeNull();
});

test('a clean check that overlaps with a check with findings does not hide them', async () => {
  await checked(60, { whole: true });
  await checked(120);
  await checked(180, { findings: ['something'] });
  await checked(180);
  expect(await startAt(240)).toBeNull();
});

test('everything is checked once a day', async () => {
  await checked(0, { whole: true });
  for (let at = 60; at < 24 * 60; at += 60) await checked(at);
  expect(await startAt(24 * 60 - 1)).not.toBeNull();
  expect(await startAt(24 * 60)).toBeNull();
});
