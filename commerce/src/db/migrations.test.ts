import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createOlderDatabase } from '../../test/create-older-database.ts';
import type { TestDatabase } from '../../test/create-test-database.ts';
import { audit } from '../audit/audit.ts';

/** The first migration after the first release. */
const afterFirstRelease = '007-staff';
const userId = crypto.randomUUID();
const orderNo = 'JO000000000000000001';

let database: TestDatabase;
beforeAll(async () => {
  database = await createOlderDatabase({ [afterFirstRelease]: openFirstShop });
});
afterAll(() => database.destroy());

test('a database of the first release is in order after all migrations', async () => {
  expect(await audit(database.db)).toEqual([]);
});

test('orders of the first release can be found by their recipients', async () => {
  expect(await database.db('orders').select('recipientName', 'recipientPhone')).toEqual([
    { recipientName: '张三', recipientPhone: '13800000001' },
  ]);
});

test('pieces of the first release have a first stock movement', async () => {
  const movements = database.db('stockMovements');
  expect(await movements.select('change', 'quantity', 'stockAfter', 'availableAfter')).toEqual([
    { change: 'start', quantity: 2, stockAfter: 2, availableAfter: 1 },
  ]);
});

test('payments in the first release are taken from the oldest credits', async () => {
  const { db } = database;
  expect(await db('credits').orderBy('id').select('amountFen', 'leftFen')).toEqual([
    { amountFen: 6000, leftFen: 0 },
    { amountFen: 9000, leftFen: 5000 },
  ]);
  expect(await db('creditUses').orderBy('id').select('amountFen')).toEqual([
    { amountFen: 6000 },
    { amountFen: 4000 },
  ]);
  expect(await db('walletTotals')).toMatchObject([
    { rechargedFen: 15_000, spentFen: 10_000, balanceFen: 5000, heldFen: 0, paidOrders: 1 },
  ]);
});

test('recharges by staff in the previous release are kept and count toward the limits', async () => {
  const proposal = {
    id: crypto.randomUUID(),
    userId,
    amountFen: 1,
    kind: 'gift',
    reason: '',
    status: 'PROPOSED',
  };
  const shop = await createOlderDatabase({
    '016-money-by-staff': async (knex) => {
      await openFirstShop(knex);
      await knex('rechargeProposals').insert({ ...proposal, proposedBy: userId, proposedAt: 1 });
    },
  });
  const proposals = () => bareKnex(shop.db)('rechargeProposals');
  expect(await proposals()).toMatchObject([
    { ...proposal, proposedBy: userId, noticeId: null, reference: null },
  ]);
  const more = { ...proposal, id: crypto.randomUUID(), proposedAt: 2 };
  await expect(proposals().insert({ ...more, amountFen: 0 })).rejects.toThrow();
  await expect(proposals().insert({ ...more, userId: crypto.randomUUID() })).rejects.toThrow();
  await expect(proposals().insert({ ...more, noticeId: 1 })).rejects.toThrow();
  await proposals().insert({ ...more, reference: 'slip-1' });
  const again = { ...more, id: crypto.randomUUID(), reference: 'slip-1' };
  await expect(proposals().insert(again)).rejects.toThrow();
  await shop.destroy();
});

test('what waits in the previous release is listed, and later rows are counted', async () => {
  const decide = (knex: Knex, noticeId: number) =>
    knex('noticeDecisions').insert({ noticeId, decidedBy: userId, decidedAt: 9, reason: '' });
  const resolve = (knex: Knex, differenceId: number) =>
    knex('differenceResolutions').insert({
      ...{ differenceId, matchingId: 1, how: 'note', reason: '', resolvedBy: userId, resolvedAt: 9 },
    });
  const notice = { channel: 'alipay', body: '', outcome: 'wrongAmount' };
  const fill = async (knex: Knex) => {
    for (const doubt of ['a', 'b', null])
      await knex('paymentNotices').insert({ ...notice, receivedAt: 1, doubt });
    await decide(knex, 1);
    await knex('statementMatchings').insert({
      ...{ channel: 'alipay', fromDay: '2026-01-01', toDay: '2026-01-01', fileName: '', fingerprint: '' },
      ...{ matchedBy: userId, matchedAt: 1, lastPosting: 0, sums: '{}', invalidLines: 0, differences: 2 },
    });
    for (let i = 0; i < 2; i += 1) {
      await knex('statementDifferences').insert({ matchingId: 1, outcome: 'missingHere', statedAt: '' });
    }
    await resolve(knex, 1);
  };
  const shop = await createOlderDatabase({
    [afterFirstRelease]: openFirstShop,
    '035-lists-of-what-waits': fill,
  });
  const doubts = () => shop.db('paymentDoubts').orderBy('noticeId');
  const progress = () => shop.db('matchingProgress');
  expect(await doubts()).toEqual([
    { noticeId: 1, receivedAt: 1, decided: 1 },
    { noticeId: 2, receivedAt: 1, decided: 0 },
  ]);
  expect(await progress()).toEqual([{ matchingId: 1, matchedAt: 1, unresolved: 1 }]);

  const knex = bareKnex(shop.db);
  await decide(knex, 2);
  await resolve(knex, 2);
  for (const doubt of ['c', null]) await knex('paymentNotices').insert({ ...notice, receivedAt: 2, doubt });
  expect((await doubts()).map(({ decided }) => decided)).toEqual([1, 1, 0]);
  expect(await progress()).toMatchObject([{ unresolved: 0 }]);
  await shop.destroy();
});

test('a row of the log of an earlier release has no circumstances', async () => {
  const row = { at: 1, actor: 'system', actorName: 'system', role: '', action: 'x', object: 'x' };
  const rest = { reason: '', ip: '', requestId: '', before: 'null', after: 'null' };
  const shop = await createOlderDatabase({
    '040-circumstances-in-the-log': (knex) => knex('auditLog').insert({ ...row, ...rest }),
  });
  expect(await shop.db('auditLog').select('circumstances')).toEqual([{ circumstances: '' }]);
  await shop.destroy();
});

test('Support may read orders unless somebody has edited the role, and earlier returns were sound', async () => {
  const rolesOf = async (edited: string | null) => {
    const shop = await createOlderDatabase({
      [afterFirstRelease]: openFirstShop,
      '049-returned-parcels': async (knex) => {
        if (edited) await knex('roles').where({ name: 'Support' }).update({ permissions: edited });
        await knex('shipments').insert({
          orderNo,
          carrier: 'SF',
          trackingNo: 'SF1',
          shippedAt: 1,
          returnedAt: 2,
        });
      },
    });
    const role = await shop.db('roles').where({ name: 'Support' }).first('permissions');
    const shipments = await shop.db('shipments').select('returnedCondition');
    await shop.destroy();
    return { permissions: role?.permissions, shipments };
  };
  const { permissions, shipments } = await rolesOf(null);
  expect(JSON.parse(permissions ?? '')).toContain('orders.read');
  expect(shipments).toEqual([{ returnedCondition: 'sound' }]);
  expect((await rolesOf('["messages.read"]')).permissions).toBe('["messages.read"]');
});

/** Makes a member who recharged twice and bought one of the two units of a piece for ¥100. */
async function openFirstShop(db: Knex): Promise<void> {
  const phone = '13800000001';
  await db('users').insert({
    id: userId,
    username: 'first',
    usernameKey: 'first',
    phone,
    passwordHash: '',
    nickname: '',
    status: 'active',
    createdAt: 1,
  });
  const units = { stock: 2, available: 1, reserved: 0, sold: 1 };
  const words = { searchZh: '', searchEn: '', sortOrder: 1 };
  const sale = { listed: true, onSale: true, priceFen: 10_000, createdAt: 1 };
  await db('products').insert({ code: 'JY-2024-001', ...words, ...sale, ...units });

  await post(db, { scene: 'CHARGE_MARKET', amountFen: 6000, balanceAfterFen: 6000, from: 'channel:manual' });
  await post(db, {
    scene: 'CHARGE_MARKET',
    amountFen: 9000,
    balanceAfterFen: 15_000,
    from: 'channel:manual',
  });
  await db('ledgerAccounts').insert({ account: `wallet:${userId}`, balanceFen: 5000 });
  await db('orders').insert({
    orderNo,
    userId,
    status: 'PAID',
    totalFen: 10_000,
    remark: '',
    address: JSON.stringify({ recipientName: '张三', phone }),
    createdAt: 1,
    payableUntil: 2,
    paidAt: 2,
    paymentSerialNo: 'JT000000000000000003',
  });
  await post(db, { scene: 'ORDER_PAYMENT', amountFen: -10_000, balanceAfterFen: 5000, from: 'sales' });
  await db('orderLines').insert({ orderNo, productCode: 'JY-2024-001', priceFen: 10_000, quantity: 1 });
  const row = { orderNo, at: 1, actor: 'system', reason: '' };
  await db('orderTimeline').insert({ ...row, fromStatus: null, toStatus: 'WAITING_PAYMENT' });
  await db('orderTimeline').insert({ ...row, fromStatus: 'WAITING_PAYMENT', toStatus: 'PAID' });
}

let posted = 0;
async function post(
  db: Knex,
  {
    scene,
    amountFen,
    balanceAfterFen,
    from,
  }: Record<'amountFen' | 'balanceAfterFen', number> & Record<'scene' | 'from', string>,
): Promise<void> {
  posted += 1;
  const id = crypto.randomUUID();
  await db('ledgerTransactions').insert({
    id,
    transactionNo: `JT${String(posted).padStart(18, '0')}`,
    scene,
    businessRef: String(posted),
    actor: 'cli',
    orderNo: scene === 'ORDER_PAYMENT' ? orderNo : null,
    reason: '',
    createdAt: posted,
  });
  await db('ledgerPostings').insert([
    { transactionId: id, account: `wallet:${userId}`, amountFen, balanceAfterFen },
    { transactionId: id, account: from, amountFen: -amountFen },
  ]);
}
