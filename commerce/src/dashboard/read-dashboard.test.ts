import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkRow } from '../../test/check-row.ts';
import {
  newMember,
  newPiece,
  newRole,
  newStaff,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { runAudit } from '../audit/run-audit.ts';
import { sealRows } from '../audit/seal.ts';
import { day, hour, isoTime } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { lastBackupName, longestPause, readLastBackup } from '../health/last-backup.ts';
import { requireAnyOrder } from '../orders/find-order.ts';
import { applyForOrderRefund, approveOrderRefund } from '../orders/refund-order.ts';

// The test clock starts on 2026-01-15 at noon in Shanghai.
const app = await openShop();
const staff = await newStaff(app, 'Auditor');

/** Advancing the clock may have ended the session. */
async function ask(range: { from?: string; to?: string } = {}) {
  await renewSession();
  return staff.client.call('GET /admin/dashboard/query', range);
}

async function askFigures(range: { from?: string; to?: string } = {}) {
  await renewSession();
  const { figures } = await staff.client.ok('GET /admin/dashboard/query', range);
  if (!figures) throw new Error('an auditor may read the figures');
  return figures;
}

function setClock(time: string): void {
  app.clock.advance(Date.parse(time) - app.clock.now());
}

async function renewSession(): Promise<void> {
  const { db, clock } = app.services;
  const times = { lastSeenAt: clock.now(), expiresAt: clock.now() + day };
  await db('sessions').where({ userId: staff.userId }).update(times);
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
    const decision = { kept: false, explanation: '' };
    await approveOrderRefund(trx, await requireAnyOrder(trx, orderNo), cause, decision);
  });
}

test('sales, orders, refunds and new members are compared with the same number of days before', async () => {
  const member = await newMember(app, { balance: 1000 });
  await buy(member, 100.5);
  // The second purchase is half an hour before midnight in Shanghai, the third half an hour after it.
  app.clock.advance(11.5 * hour);
  const late = await buy(member, 20);
  app.clock.advance(hour);
  await buy(member, 3);
  await refund(late);
  await newMember(app);

  app.clock.advance(day);
  expect(await askFigures({ from: '2026-01-16' })).toMatchObject({
    from: '2026-01-16',
    to: '2026-01-16',
    until: null,
    sales: { now: 3, before: 120.5 },
    orders: { now: 1, before: 2 },
    orderRefunds: { now: 20, before: 0 },
    chargeRefunds: { now: 0, before: 0 },
    newMembers: { now: 1, before: 2 },
    liability: { now: 896.5, before: 879.5 },
    days: [
      {
        ...{ day: '2026-01-16', sales: 3, orders: 1, newMembers: 1 },
        ...{ orderRefunds: 20, chargeRefunds: 0, liability: 896.5 },
      },
    ],
    daysBefore: [
      {
        ...{ day: '2026-01-15', sales: 120.5, orders: 2, newMembers: 2 },
        ...{ orderRefunds: 0, chargeRefunds: 0, liability: 879.5 },
      },
    ],
  });
  expect(await askFigures({ from: '2026-01-15', to: '2026-01-17' })).toMatchObject({
    sales: { now: 123.5, before: 0 },
    orders: { now: 3, before: 0 },
    days: [
      { day: '2026-01-15', sales: 120.5, orders: 2 },
      { day: '2026-01-16', sales: 3, orders: 1 },
      { day: '2026-01-17', sales: 0, orders: 0 },
    ],
  });
});

test('a period that still runs is compared with the period before up to the same time of the day', async () => {
  const running = async (time: string, range: { from?: string; to?: string } = {}) => {
    setClock(`2026-01-16T${time}+08:00`);
    return askFigures(range);
  };
  // On the day before, two members joined, one bought at noon, and another purchase followed at 23:30.
  const morning = await running('10:00');
  expect(morning).toMatchObject({
    until: '2026-01-16T02:00:00.000Z',
    sales: { now: 3, before: 0 },
    newMembers: { now: 1, before: 0 },
    liability: { now: 896.5, before: 0 },
  });
  const afternoon = await running('13:00');
  expect(afternoon).toMatchObject({
    sales: { now: 3, before: 100.5 },
    orders: { now: 1, before: 1 },
    newMembers: { now: 1, before: 2 },
    liability: { now: 896.5, before: 899.5 },
    daysBefore: [{ day: '2026-01-15', sales: 100.5, orders: 1, newMembers: 2, liability: 899.5 }],
  });
  // The hours show the whole day before.
  expect(afternoon.hoursBefore.at(23)).toMatchObject({ sales: 20 });
  // Days that have not begun have no counterpart.
  const both = await running('13:00', { from: '2026-01-16', to: '2026-01-17' });
  expect(both.daysBefore).toMatchObject([
    { day: '2026-01-14', sales: 0, liability: 0 },
    { day: '2026-01-15', sales: 0, liability: 0 },
  ]);
  expect(both.liability).toEqual({ now: 896.5, before: 0 });
  // Past and future days are compared with whole days.
  expect((await running('13:00', { from: '2026-01-15' })).until).toBeNull();
  expect((await running('13:00', { from: '2026-01-17' })).sales.before).toBe(3);
});

test('a period of one day has its hours until now, and all hours of the day before', async () => {
  setClock('2026-01-16T00:30+08:00');
  const { hours, hoursBefore } = await askFigures({ from: '2026-01-16' });
  expect(hours.map(({ hour: each }) => each)).toEqual([0]);
  expect(hours).toMatchObject([
    { sales: 3, orders: 1, newMembers: 1, orderRefunds: 20, chargeRefunds: 0, liability: 896.5 },
  ]);
  expect(hoursBefore).toHaveLength(24);
  expect(hoursBefore.filter(({ sales }) => sales > 0)).toMatchObject([
    { hour: 12, sales: 100.5, orders: 1, newMembers: 2, liability: 899.5 },
    { hour: 23, sales: 20, orders: 1, newMembers: 0, liability: 879.5 },
  ]);
  expect((await askFigures({ from: '2026-01-15' })).hours).toHaveLength(24);
  const longer = await askFigures({ from: '2026-01-15', to: '2026-01-16' });
  expect([longer.hours, longer.hoursBefore]).toEqual([[], []]);
});

test('a range that is too long or reversed is refused', async () => {
  expect((await ask({ from: '2026-01-01', to: '2026-04-02' })).status).toBe('OK');
  expect(await ask({ from: '2026-01-01', to: '2026-04-03' })).toMatchObject({
    httpStatus: 400,
    errorCode: 'WAL005',
    message: expect.stringContaining('92'),
    details: { maxDays: 92 },
  });
  expect((await ask({ from: '2026-01-02', to: '2026-01-01' })).errorCode).toBe('SYS007');
  expect((await ask({ from: '2026-02-30' })).errorCode).toBe('SYS007');
  for (const edge of ['0001-01-01', '9999-12-31']) {
    expect((await ask({ from: edge, to: edge })).status, edge).toBe('OK');
  }
});

test('staff without the permission get no figures, and a member without a role is refused', async () => {
  const packer = await newStaff(app, await newRole(app, ['orders.read']));
  expect(await packer.client.ok('GET /admin/dashboard/query', {})).toEqual({ figures: null });
  const { client } = await newMember(app);
  expect(await client.call('GET /admin/dashboard/query', {})).toMatchObject({
    httpStatus: 403,
    errorCode: 'SYS005',
  });
});

test('the dashboard shows when the last backup was made, in a shop that makes backups', async () => {
  const { config, clock } = { ...app.services, clock: app.clock };
  expect((await askFigures()).backup).toBeNull();
  config.hasBackups = true;
  expect((await askFigures()).backup).toEqual({ madeAt: null, isLate: true });
  const madeAt = isoTime(clock.now());
  await writeFile(path.join(config.dataDir, lastBackupName), JSON.stringify({ at: madeAt }));
  expect((await askFigures()).backup).toEqual({ madeAt, isLate: false });
  const late = await readLastBackup(config, clock.now() + longestPause + 1);
  expect(late).toEqual({ madeAt, isLate: true });
  config.hasBackups = false;
});

test('the dashboard shows the last check of the books', async () => {
  expect((await askFigures()).books).toBeNull();
  await sealRows(app.services.db, app.services.config);
  await runAudit(app.services);
  const checkedAt = isoTime(app.clock.now());
  const rows = await app.services.db('seals').count({ count: '*' });
  const sealed = rows[0]?.count;
  expect(sealed).toBeGreaterThan(0);
  expect((await askFigures()).books).toEqual({ checkedAt, findings: 0, sealed });
  const findings = [{ invariant: 'L2', subject: 'ledger' }];
  await app.services.db('audits').insert(checkRow(app.clock.now(), { findings }));
  expect((await askFigures()).books).toEqual({ checkedAt, findings: 1, sealed: 7 });
});
