import { expect, test } from 'vitest';
import {
  newMember,
  newPiece,
  newStaff,
  newUnpricedPiece,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { runAudit } from '../audit/run-audit.ts';
import { day, hour, minute } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { requireAnyOrder } from '../orders/find-order.ts';
import { applyForOrderRefund, approveOrderRefund } from '../orders/refund-order.ts';

// The clock of the test shop starts at noon on 2026-01-15 in Shanghai.
const app = await openShop();
const staff = await newStaff(app, 'Auditor');

/** Asks for the dashboard after renewing the session, which may have ended when the clock was advanced. */
async function ask(range: { from?: string; to?: string } = {}) {
  const { db, clock } = app.services;
  const times = { lastSeenAt: clock.now(), expiresAt: clock.now() + day };
  await db('sessions').where({ userId: staff.userId }).update(times);
  return staff.client.call('GET /admin/dashboard/query', range);
}

async function buy(member: TestMember, price: number): Promise<string> {
  const { orderNo } = (await submit(member, await newPiece(app, { price }), price)).content;
  await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
  return orderNo;
}

async function refund(orderNo: string): Promise<void> {
  const cause = { mover: 'staff', actor: `staff:${staff.userId}`, reason: '', at: app.clock.now() } as const;
  await transaction(app.services.db, async (trx) => {
    await applyForOrderRefund(trx, await requireAnyOrder(trx, orderNo), cause);
    await approveOrderRefund(trx, await requireAnyOrder(trx, orderNo), cause);
  });
}

test('sales, orders, refunds and new members are compared with the same number of days before', async () => {
  const member = await newMember(app, { balance: 1000 });
  await buy(member, 100.5);
  // The second purchase is half an hour before midnight in Shanghai, and the third is half an hour after
  // midnight.
  app.clock.advance(11.5 * hour);
  const late = await buy(member, 20);
  app.clock.advance(hour);
  await buy(member, 3);
  await refund(late);
  await newMember(app);

  expect((await ask()).content).toMatchObject({
    from: '2026-01-16',
    to: '2026-01-16',
    sales: { now: 3, before: 120.5 },
    orders: { now: 1, before: 2 },
    refunds: { now: 20, before: 0 },
    newMembers: { now: 1, before: 2 },
    liability: 896.5,
    days: [{ day: '2026-01-16', sales: 3, orders: 1 }],
  });
  expect((await ask({ from: '2026-01-15', to: '2026-01-17' })).content).toMatchObject({
    sales: { now: 123.5, before: 0 },
    orders: { now: 3, before: 0 },
    days: [
      { day: '2026-01-15', sales: 120.5, orders: 2 },
      { day: '2026-01-16', sales: 3, orders: 1 },
      { day: '2026-01-17', sales: 0, orders: 0 },
    ],
  });
});

test('a range that is too long or reversed is refused', async () => {
  expect((await ask({ from: '2026-01-01', to: '2026-04-02' })).status).toBe('OK');
  expect(await ask({ from: '2026-01-01', to: '2026-04-03' })).toMatchObject({
    httpStatus: 400,
    errorCode: 'WAL005',
    details: { maxDays: 92 },
  });
  expect((await ask({ from: '2026-01-02', to: '2026-01-01' })).errorCode).toBe('SYS007');
  expect((await ask({ from: '2026-02-30' })).errorCode).toBe('SYS007');
  for (const edge of ['0001-01-01', '9999-12-31']) {
    expect((await ask({ from: edge, to: edge })).status, edge).toBe('OK');
  }
});

test('the tasks for staff are counted', async () => {
  const before = (await ask()).content.todo;
  const member = await newMember(app, { balance: 1000 });
  await buy(member, 10);
  const series = await newPiece(app, { price: 10, stock: 2 });
  for (const holder of [member, await newMember(app)]) await submit(holder, series, 10);
  await newUnpricedPiece(app);
  app.clock.advance(21 * minute);
  expect((await ask()).content.todo).toEqual({
    ...before,
    toShip: before.toShip + 1,
    expiringHolds: before.expiringHolds + 1,
    unpriced: before.unpriced + 1,
  });
});

test('the dashboard shows whether the last check of the books found anything', async () => {
  expect((await ask()).content.ledgerIntact).toBeNull();
  await runAudit(app.services);
  expect((await ask()).content.ledgerIntact).toBe(true);
  const findings = JSON.stringify([{ invariant: 'L2', subject: 'ledger' }]);
  await app.services.db('audits').insert({ checkedAt: app.clock.now(), findings });
  expect((await ask()).content.ledgerIntact).toBe(false);
});
