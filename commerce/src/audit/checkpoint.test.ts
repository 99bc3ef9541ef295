import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Checkpoint, findCheckpoint } from './checkpoint.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.destroy());
beforeEach(() => db('audits').delete());

/** Everything of a check says when it was, in minutes. */
function checkpointOf(at: number): Checkpoint {
  const end = { seq: at, hash: `seal ${at}` };
  return { position: { at, log: at, posting: at, move: at, movement: at }, ends: { log: end, ledger: end } };
}

async function checked(at: number, { whole = false, findings = [] as string[] } = {}): Promise<void> {
  const row = { checkedAt: at * minute, whole, findings: JSON.stringify(findings) };
  await db('audits').insert({ ...row, checkpoint: JSON.stringify(checkpointOf(at)) });
}

const startAt = (at: number) => findCheckpoint(db, at * minute);

test('a check may start where two clean ones were before it', async () => {
  expect(await startAt(60)).toBeNull();
  await checked(60, { whole: true });
  expect(await startAt(120)).toBeNull();
  await checked(120, { whole: true });
  expect(await startAt(180)).not.toBeNull();
});

test('it starts at the rows of the check before the last, and at the last link of the last', async () => {
  await checked(60, { whole: true });
  await checked(120);
  await checked(180);
  expect(await startAt(240)).toEqual({ position: checkpointOf(120).position, ends: checkpointOf(180).ends });
});

test('rows that may have become visible late are looked at again, also after two checks at once', async () => {
  await checked(60, { whole: true });
  await checked(120);
  for (const late of [0, 1, 10]) await checked(180 + late);
  expect((await startAt(240))?.position).toEqual(checkpointOf(120).position);
});

test('after a finding the next check is whole, until one finds nothing', async () => {
  await checked(60, { whole: true });
  await checked(120);
  await checked(180, { findings: ['something'] });
  expect(await startAt(240)).toBeNull();
  await checked(240, { whole: true, findings: ['something'] });
  expect(await startAt(300)).toBeNull();
  await checked(300, { whole: true });
  expect(await startAt(360)).not.toBeNull();
});

test('a check that began with a finding one and ended after it hides nothing', async () => {
  await checked(60, { whole: true });
  await checked(120);
  await checked(180, { findings: ['something'] });
  await checked(180);
  expect(await startAt(240)).toBeNull();
});

test('once a day everything is checked', async () => {
  await checked(0, { whole: true });
  for (let at = 60; at < 24 * 60; at += 60) await checked(at);
  expect(await startAt(24 * 60 - 1)).not.toBeNull();
  expect(await startAt(24 * 60)).toBeNull();
});

test('checks of a release that kept no checkpoint are nothing to start from', async () => {
  for (const at of [60, 120]) await db('audits').insert({ checkedAt: at * minute, findings: '[]' });
  expect(await startAt(180)).toBeNull();
});
