import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCharge, paidCharge } from '../../test/charges.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { applied, approve, reject } from '../../test/refunds.ts';
import { audit } from '../audit/audit.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { foldSumChanges, readListSums, sumFound } from './list-sums.ts';
import { allDays, type SummedList } from './summed-lists.ts';
import { mendListSums } from './wrong-sums.ts';

let app: TestApp;
let db: Db;
beforeAll(async () => {
  app = await createTestApp({ paymentProvider: 'sandbox' });
  db = app.services.db;
});
afterAll(() => app.close());

async function moveMoney(): Promise<void> {
  const member = await newMember(app);
  const owner = await newStaff(app, 'Owner');
  await openCharge(member);
  const { chargeNo: withdrawn } = await openCharge(member);
  await member.client.ok('POST /wallet/charge/withdraw', {
    requestId: crypto.randomUUID(),
    chargeNo: withdrawn,
  });
  const kept = await paidCharge(app, member, 70);
  await reject(owner, await applied(member, kept));
  await applied(member, kept, 20);
  const back = await paidCharge(app, member, 30);
  await approve(owner, await applied(member, back, 10));
  const recharge = { userId: member.userId, kind: 'received', reason: 'cash' } as const;
  for (const amount of [12.34, 6000]) {
    await owner.client.ok('POST /admin/wallets/recharge', {
      ...recharge,
      amount,
      requestId: crypto.randomUUID(),
    });
  }
}

const lists: SummedList[] = ['charges', 'refunds', 'recharge_proposals'];
const ofRows = () =>
  Promise.all([
    sumFound(db, 'charges', db('charges').select('chargeNo')),
    sumFound(db, 'refunds', db('refunds').select('refundNo')),
    sumFound(db, 'recharge_proposals', db('rechargeProposals').select('id')),
  ]).then((sums) => sums.map(withRows));
const stored = (range = {}) =>
  Promise.all(lists.map((list) => readListSums(db, list, range))).then((sums) => sums.map(withRows));
/** A sum of zero is left when all its rows have moved to other sums. */
const withRows = (sums: Awaited<ReturnType<typeof readListSums>>) =>
  sums
    .filter(({ count, amountFen, backFen }) => count !== 0 || amountFen !== 0 || backFen !== 0)
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

test('stored sums are those of the rows: before changes are folded, after it, and when a part is folded', async () => {
  await moveMoney();
  expect(await db('listSumChanges')).not.toEqual([]);
  const first = await ofRows();
  for (const sums of first) expect(sums.length).toBeGreaterThan(1);
  expect(await stored()).toEqual(first);
  await foldSumChanges(db);
  expect(await db('listSumChanges')).toEqual([]);
  expect(await stored()).toEqual(first);
  await moveMoney();
  const second = await ofRows();
  expect(second).not.toEqual(first);
  expect(await stored()).toEqual(second);
  await foldSumChanges(db);
  expect(await stored()).toEqual(second);
  expect(await audit(db)).toEqual([]);
});

test('a range of days has the sums of its days alone', async () => {
  const today = dayOf(app.clock.now());
  const before = await stored();
  app.clock.advance(day);
  await moveMoney();
  await foldSumChanges(db);
  await moveMoney();
  expect(await stored({ to: today })).toEqual(before);
  expect(await stored({ from: today, to: today })).toEqual(before);
  const after = await stored({ from: addDays(today, 1) });
  const charges = after[0]?.reduce((all, { count }) => all + count, 0);
  expect(charges).toBe(8);
  expect(await stored({ from: addDays(today, 2) })).toEqual([[], [], []]);
});

test('two instances that fold at the same time count every change once', async () => {
  await moveMoney();
  const right = await ofRows();
  await Promise.all([foldSumChanges(db), foldSumChanges(db), foldSumChanges(db)]);
  expect(await stored()).toEqual(right);
  expect(await audit(db)).toEqual([]);
});

test('the audit names days and lists whose stored sums are wrong, and they are mended', async () => {
  await foldSumChanges(db);
  const right = await ofRows();
  const today = dayOf(app.clock.now());
  const first = await db('listSums').where({ list: 'charges' }).where('day', '>', 0).first();
  if (!first) throw new Error('there is no sum of a day');
  await db('listSums').insert({ ...first, day: 1 });
  await db('listSums')
    .where({ list: 'refunds' })
    .where('day', '>', 0)
    .where({ status: 'FAILED' })
    .increment('amountFen', 1);
  await db('listSums').where({ list: 'recharge_proposals', day: allDays }).increment('count', 1);
  const findings = await audit(db);
  const wrong = (list: string, subject: string) => ({
    invariant: `L3 the sums of a day of ${list} are those of its rows`,
    subject,
  });
  expect(findings).toContainEqual(wrong('recharges', '1970-01-02'));
  expect(findings).toContainEqual(wrong('refunds', today));
  for (const subject of lists)
    expect(findings).toContainEqual({ invariant: 'L3 the sums of a list are those of its days', subject });
  expect(await transaction(db, mendListSums)).toEqual(expect.arrayContaining([today, '1970-01-02']));
  expect(await audit(db)).toEqual([]);
  expect(await stored()).toEqual(right);
  expect(await transaction(db, mendListSums)).toEqual([]);
});
