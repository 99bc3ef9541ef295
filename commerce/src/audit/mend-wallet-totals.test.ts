import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPaidOrder } from '../../test/factories.ts';
import { audit } from './audit.ts';
import { mendWalletTotals } from './mend-wallet-totals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sums = ['balanceFen', 'heldFen', 'rechargedFen', 'spentFen', 'refundedFen', 'paidOrders'] as const;

test.each(sums)('a wrong %s is computed anew, and whoever is right is left alone', async (sum) => {
  const { db } = app.services;
  const { userId } = await newMember(app, { balance: 300 });
  await newPaidOrder(app);
  const totals = () => db('walletTotals').orderBy('userId');
  const right = await totals();
  await db('walletTotals').where({ userId }).increment(sum, 7);
  expect((await audit(db)).map(({ subject }) => subject)).toEqual([userId]);
  expect(await mendWalletTotals(db)).toEqual([userId]);
  expect(await totals()).toEqual(right);
  expect(await audit(db)).toEqual([]);
  expect(await mendWalletTotals(db)).toEqual([]);
});

test('sums are mended while money moves, and none of it is counted twice or left out', async () => {
  const { db } = app.services;
  const members = await Promise.all([1, 2, 3].map(() => newMember(app, { balance: 10_000 })));
  let open = true;
  const buyers = members.map(async (member) => {
    while (open) await newPaidOrder(app, { member });
  });
  for (let round = 0; round < 20; round += 1) {
    await db('walletTotals').increment('spentFen', 1);
    await mendWalletTotals(db);
  }
  open = false;
  await Promise.all(buyers);
  expect(await audit(db)).toEqual([]);
});
