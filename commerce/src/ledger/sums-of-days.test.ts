import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { audit } from '../audit/audit.ts';
import { sealRows } from '../audit/seal.ts';
import { dayOf } from '../calendar.ts';
import { transaction } from '../db/transaction.ts';
import { mendDays, numberOfDay, readSums, sumsOfDays } from './sums-of-days.ts';

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
});
afterAll(() => app.close());

const answers = async () => ({
  sums: await owner.client.ok('GET /admin/finance/sums', {}),
  balance: await owner.client.ok('GET /admin/finance/trial_balance', {}),
  today: await owner.client.ok('GET /admin/finance/day', { day: dayOf(app.clock.now()) }),
});
const seal = () => sealRows(app.services.db, app.services.config);

test('the sums are the same before a transaction is sealed, after it, and when only a part is sealed', async () => {
  const { db } = app.services;
  await newPaidOrder(app);
  const unsealed = await answers();
  expect(await db('ledgerDays')).toEqual([]);
  await seal();
  expect(await db('ledgerDays')).not.toEqual([]);
  expect(await answers()).toEqual(unsealed);
  await newPaidOrder(app);
  const partly = await answers();
  expect(partly.sums.count).toBe(2 * unsealed.sums.count);
  await seal();
  expect(await answers()).toEqual(partly);
  await seal();
  expect(await answers()).toEqual(partly);
});

test('all sums of a day together are what the postings of the day sum to', async () => {
  const { db } = app.services;
  const sums = await readSums(db, sumsOfDays(`day = ${numberOfDay(dayOf(app.clock.now()))}`));
  const total = (of: (account: string) => boolean) =>
    sums.filter(({ account }) => of(account)).reduce((all, { sumFen }) => all + sumFen, 0);
  expect(total((account) => account !== 'member')).toBe(0);
  expect(total((account) => account === 'member')).toBe(
    total((account) => account === 'wallet' || account === 'held'),
  );
});

test('the audit names a day whose stored sums are wrong or do not belong there, and they are mended', async () => {
  const { db } = app.services;
  await newPaidOrder(app);
  await seal();
  const right = await db('ledgerDays').orderBy(['account', 'day', 'scene', 'channel', 'incoming']);
  await db('ledgerDays').where({ account: 'sales' }).increment('sumFen', 1);
  const [one] = right;
  if (one) await db('ledgerDays').insert({ ...one, day: 1 });
  const days = [dayOf(app.clock.now()), '1970-01-02'];
  const invariant = 'L3 the sums of a day are the fold of its sealed postings';
  const findings = await audit(db);
  expect(findings).toHaveLength(2);
  for (const subject of days) expect(findings).toContainEqual({ invariant, subject });
  expect((await transaction(db, mendDays)).sort()).toEqual(days.sort());
  expect(await db('ledgerDays').orderBy(['account', 'day', 'scene', 'channel', 'incoming'])).toEqual(right);
  expect(await audit(db)).toEqual([]);
  expect(await transaction(db, mendDays)).toEqual([]);
});
