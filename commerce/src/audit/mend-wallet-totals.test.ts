import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPaidOrder } from '../../test/factories.ts';
import { someoneWaits } from '../../test/someone-waits.ts';
import { accounts } from '../ledger/accounts.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { audit } from './audit.ts';
import { mendWalletTotals } from './mend-wallet-totals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sums = ['balanceFen', 'heldFen', 'rechargedFen', 'spentFen', 'refundedFen', 'paidOrders'] as const;

test.each(sums)('a wrong %s is computed again, and correct totals stay unchanged', async (sum) => {
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

test('missing totals are computed too', async () => {
  const { db } = app.services;
  const { userId } = await newMember(app, { balance: 300 });
  const { userId: poorId } = await newMember(app);
  const members = [userId, poorId].sort();
  const totals = () => db('walletTotals').orderBy('userId');
  const right = await totals();
  await db('walletTotals').whereIn('userId', members).delete();
  expect((await mendWalletTotals(db)).sort()).toEqual(members);
  expect(await totals()).toEqual(right);
  expect(await audit(db)).toEqual([]);
});

test('the command waits for money that is being moved and counts it exactly once', async () => {
  const { db } = app.services;
  const { userId } = await newMember(app, { balance: 300 });
  await db('walletTotals').where({ userId }).increment('paidOrders', 1);
  const mending = await db.transaction(async (trx) => {
    await moveMoney(trx, {
      scene: 'CHARGE_MARKET',
      businessRef: 'under way',
      actor: 'cli',
      at: app.clock.now(),
      postings: [
        { account: accounts.wallet(userId), amountFen: 500 },
        { account: accounts.marketing, amountFen: -500 },
      ],
    });
    const begun = mendWalletTotals(db);
    await expect.poll(() => someoneWaits(db)).toBe(true);
    return { begun };
  });
  expect(await mending.begun).toEqual([userId]);
  expect(await audit(db)).toEqual([]);
});
