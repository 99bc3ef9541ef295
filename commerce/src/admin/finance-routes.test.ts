import { beforeAll, describe, expect, test } from 'vitest';
import { newMember, newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { runAudit } from '../audit/run-audit.ts';
import { timeAtWorkshop } from '../calendar.ts';
import { day, hour, isoTime } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { accounts } from '../ledger/accounts.ts';
import { moveMoney } from '../wallet/move-money.ts';

// The test clock starts on Thursday, 15 January 2026, at noon in Shanghai.
const app = await openShop();
const staff = await newStaff(app, 'Finance', 'Fulfilment');

const id = () => crypto.randomUUID();
let lastRecharge = 0;

async function newRecharge(
  member: TestMember,
  amount: number,
  { channel = 'alipay' as const, serialNo = id().toUpperCase() } = {},
) {
  lastRecharge += 1;
  const chargeNo = `JC20260115${String(lastRecharge).padStart(10, '0')}`;
  const at = app.clock.now();
  const { userId } = member;
  const amountFen = Math.round(amount * 100);
  await transaction(app.services.db, async (trx) => {
    await trx('recharges').insert({
      ...{ chargeNo, userId, channel, provider: 'sandbox', amountFen, status: 'SUCCESS', serialNo },
      ...{ createdAt: at, successAt: at, askedAt: at },
    });
    await moveMoney(trx, {
      ...{
        scene: 'CHARGE',
        businessRef: `charge:${chargeNo}`,
        actor: 'system',
        chargeNo,
        channel,
        serialNo,
        at,
      },
      postings: [
        { account: accounts.channel(channel), amountFen: -amountFen },
        { account: accounts.wallet(userId), amountFen },
      ],
    });
  });
  return { chargeNo, serialNo };
}

async function gift({ userId }: TestMember, amountFen: number): Promise<void> {
  await transaction(app.services.db, (trx) =>
    moveMoney(trx, {
      ...{ scene: 'CHARGE_MARKET', businessRef: id(), actor: 'cli', at: app.clock.now() },
      postings: [
        { account: accounts.marketing, amountFen: -amountFen },
        { account: accounts.wallet(userId), amountFen },
      ],
    }),
  );
}

async function daysLater(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  const at = app.clock.now();
  await app.services.db('sessions').update({ expiresAt: at + day, lastSeenAt: at });
}

describe('the ledger of two weeks', () => {
  let orderNo: string;
  let recharge: { chargeNo: string; serialNo: string };
  let rich: TestMember;

  beforeAll(async () => {
    rich = await newMember(app, { balance: 500 });
    recharge = await newRecharge(rich, 300.5);
    // In Shanghai, the gift is posted on Sunday at 23:59 and the order is paid one minute later.
    await daysLater(3 * day + 12 * hour - 60_000);
    await gift(rich, 1000);
    await daysLater(60_000);
    ({ orderNo } = await newPaidOrder(app, { member: rich, price: 200 }));
    await daysLater(7 * day);
    await staff.client.ok('POST /admin/orders/refund', { requestId: id(), orderNo, reason: '瑕疵' });
  });

  test('is summed by week, month and day in Shanghai, including periods without movements', async () => {
    const bills = (by: 'day' | 'week' | 'month', from: string, to: string) =>
      staff.client.ok('GET /admin/finance/bills', { by, from, to });
    const nothing = {
      ...{ charged: 0, recharged: 0, gifts: 0 },
      ...{ sales: 0, orderRefunds: 0, chargeRefunds: 0 },
    };
    const first = { ...nothing, charged: 300.5, recharged: 500, gifts: 10, liability: 810.5 };
    expect(await bills('week', '2026-01-05', '2026-01-31')).toEqual([
      { ...nothing, period: '2026-01-05', liability: 0 },
      { ...first, period: '2026-01-12' },
      { ...nothing, period: '2026-01-19', sales: 200, liability: 610.5 },
      { ...nothing, period: '2026-01-26', orderRefunds: 200, liability: 810.5 },
    ]);
    expect(await bills('month', '2026-01-01', '2026-01-31')).toEqual([
      { ...first, period: '2026-01-01', sales: 200, orderRefunds: 200, liability: 810.5 },
    ]);
    expect(await bills('day', '2026-01-18', '2026-01-20')).toEqual([
      { ...nothing, period: '2026-01-18', gifts: 10, liability: 810.5 },
      { ...nothing, period: '2026-01-19', sales: 200, liability: 610.5 },
      { ...nothing, period: '2026-01-20', liability: 610.5 },
    ]);
  });

  test.each([
    ['week', '2026-01-12', '2026-01-18'],
    ['month', '2026-01-01', '2026-01-31'],
  ] as const)('is summed by whole periods for a range within one %s', async (by, first, last) => {
    const bills = (from: string, to: string) => staff.client.ok('GET /admin/finance/bills', { by, from, to });
    expect(await bills('2026-01-14', '2026-01-14')).toEqual(await bills(first, last));
  });

  test.each([
    ['day', '2024-01-01', '2026-01-31', 'WAL005'],
    ['month', '1990-01-01', '2026-01-31', 'WAL005'],
    ['day', '2026-01-31', '2026-01-30', 'SYS007'],
  ] as const)('is not summed by %s from %s to %s', async (by, from, to, errorCode) => {
    expect((await staff.client.call('GET /admin/finance/bills', { by, from, to })).errorCode).toBe(errorCode);
  });

  test('gives a trial balance with equal debits and credits', async () => {
    const balance = await staff.client.ok('GET /admin/finance/trial_balance', {});
    expect(balance.accounts).toEqual([
      { account: 'channel:alipay', debit: 300.5, credit: 0, debitBalance: 300.5, creditBalance: 0 },
      { account: 'channel:manual', debit: 500, credit: 0, debitBalance: 500, creditBalance: 0 },
      { account: 'marketing', debit: 10, credit: 0, debitBalance: 10, creditBalance: 0 },
      { account: 'sales', debit: 200, credit: 200, debitBalance: 0, creditBalance: 0 },
      { account: 'wallet', debit: 200, credit: 1010.5, debitBalance: 0, creditBalance: 810.5 },
    ]);
    expect(balance).toMatchObject({ debit: 1210.5, credit: 1210.5, books: null });
    expect(balance).toMatchObject({ debitBalance: 810.5, creditBalance: 810.5 });
  });

  test('is listed by transaction, newest first', async () => {
    const { items, total } = await staff.client.ok('GET /admin/finance/query', {});
    expect(total).toBe(5);
    expect(items.map(({ scene }) => scene)).toEqual([
      'ORDER_REFUND',
      'ORDER_PAYMENT',
      'CHARGE_MARKET',
      ...items.slice(3).map(({ scene }) => scene),
    ]);
    expect(items[0]).toMatchObject({
      member: `member${rich.phone}`,
      in: 200,
      out: 0,
      balanceAfter: 810.5,
      orderNo,
      actor: `member${staff.phone}`,
      reason: '瑕疵',
    });
    expect(items[1]).toMatchObject({ in: 0, out: 200, balanceAfter: 610.5, actor: `member${rich.phone}` });
  });

  test('is filtered by scene, channel, day, member and number', async () => {
    const scenes = async (input: object) =>
      (await staff.client.ok('GET /admin/finance/query', input)).items.map(({ scene }) => scene);
    const refunded = ['ORDER_REFUND', 'ORDER_PAYMENT'];
    expect(await scenes({ scene: 'CHARGE' })).toEqual(['CHARGE']);
    expect(await scenes({ channel: 'alipay' })).toEqual(['CHARGE']);
    expect(await scenes({ channel: 'manual' })).toEqual(['CHARGE_MARKET']);
    expect(await scenes({ from: '2026-01-19', to: '2026-01-19' })).toEqual(['ORDER_PAYMENT']);
    expect(await scenes({ member: rich.phone })).toHaveLength(5);
    expect(await scenes({ member: '13000000000' })).toEqual([]);
    expect(await scenes({ search: orderNo })).toEqual(refunded);
    for (const search of [recharge.chargeNo, recharge.chargeNo.toLowerCase(), recharge.serialNo])
      expect(await scenes({ search })).toEqual(['CHARGE']);
  });

  test('has sums that equal the rows, whatever is filtered', async () => {
    for (const filters of [
      {},
      { scene: 'CHARGE' },
      { scene: 'ORDER_REFUND', member: rich.phone },
      { channel: 'alipay' },
      { gift: 'true' },
      { gift: 'true', member: rich.phone },
      { from: '2026-01-19', to: '2026-01-19' },
      { from: '2026-01-18' },
      { member: '13000000000' },
      { search: orderNo },
      { search: recharge.serialNo },
    ] as const) {
      const { items } = await staff.client.ok('GET /admin/finance/query', filters);
      const fen = (side: 'in' | 'out') => items.reduce((sum, row) => sum + Math.round(row[side] * 100), 0);
      expect(await staff.client.ok('GET /admin/finance/sums', filters)).toEqual({
        in: fen('in') / 100,
        out: fen('out') / 100,
        count: items.length,
      });
    }
  });

  test('shows a transaction with postings that sum to zero', async () => {
    const { items } = await staff.client.ok('GET /admin/finance/query', { search: orderNo });
    const [refund, payment] = items.map(({ transactionNo }) => transactionNo);
    const read = (transactionNo = '') => staff.client.ok('GET /admin/finance/transaction', { transactionNo });
    const paid = await read(payment);
    expect(paid).toMatchObject({
      ...{ scene: 'ORDER_PAYMENT', orderNo, reverses: null, reversedBy: [refund] },
      member: { userId: rich.userId, username: `member${rich.phone}` },
    });
    expect(paid.postings).toHaveLength(2);
    expect(paid.postings).toContainEqual(
      expect.objectContaining({ account: 'wallet', in: 0, out: 200, balanceAfter: 610.5 }),
    );
    expect(paid.postings).toContainEqual(
      expect.objectContaining({ account: 'sales', in: 200, out: 0, member: null, balanceAfter: null }),
    );
    expect(await read(refund)).toMatchObject({ reverses: payment, actorId: staff.userId, reason: '瑕疵' });
    const unknown = { transactionNo: `JT${'9'.repeat(18)}` };
    expect((await staff.client.call('GET /admin/finance/transaction', unknown)).errorCode).toBe('WAL020');
  });

  test.each(['2026-01-14', '2026-01-15', '2026-01-18', '2026-01-19', '2026-01-20', '2026-01-26'])(
    'has a statement of %s that adds up and agrees with the bill',
    async (day) => {
      const statement = await staff.client.ok('GET /admin/finance/day', { day });
      const [bill] = await staff.client.ok('GET /admin/finance/bills', { by: 'day', from: day, to: day });
      const { movements, opening, closing, debit, credit } = statement;
      const ofBill = Object.fromEntries(
        movements.map(({ kind, in: into, out }) => [kind, into.amount + out.amount]),
      );
      expect({ period: day, ...ofBill, liability: closing }).toEqual(bill);
      const net = movements.reduce((sum, { in: into, out }) => sum + into.amount - out.amount, 0);
      expect(opening + net).toBeCloseTo(closing, 5);
      expect(debit).toBe(credit);
      const { items } = await staff.client.ok('GET /admin/finance/query', { from: day, to: day });
      const counted = movements.reduce((sum, { in: into, out }) => sum + into.count + out.count, 0);
      expect(counted).toBe(items.length);
    },
  );

  test('has a statement of the day of the first payments in full', async () => {
    const none = { count: 0, amount: 0 };
    const unchanged = { out: none, reversed: none };
    const day = await staff.client.ok('GET /admin/finance/day', { day: '2026-01-15' });
    expect(day).toMatchObject({ over: true, opening: 0, closing: 800.5, debit: 800.5, books: null });
    expect(day.movements.filter(({ in: into }) => into.count > 0)).toEqual([
      { kind: 'charged', in: { count: 1, amount: 300.5 }, out: none, reversed: none },
      { kind: 'recharged', in: { count: 1, amount: 500 }, out: none, reversed: none },
    ]);
    expect(day.channels).toEqual([
      { channel: 'alipay', in: { count: 1, amount: 300.5 }, ...unchanged },
      { channel: 'manual', in: { count: 1, amount: 500 }, ...unchanged },
    ]);
    expect(day.waiting).toEqual({ proposals: none, refunds: none });
    const today = await staff.client.ok('GET /admin/finance/day', { day: '2026-01-26' });
    expect(today.over).toBe(false);
    const tomorrow = await staff.client.call('GET /admin/finance/day', { day: '2026-01-27' });
    expect(tomorrow.errorCode).toBe('SYS007');
  });

  test('has bills and a trial balance as files, which are logged', async () => {
    const bills = await staff.client.file('GET /admin/finance/export_bills', {
      ...{ by: 'day', from: '2026-01-18', to: '2026-01-19' },
    });
    expect(bills.trim().split('\n')).toHaveLength(3);
    expect(bills).toContain('2026-01-19');
    const balance = await staff.client.file('GET /admin/finance/export_trial_balance', {});
    const at = timeAtWorkshop(isoTime(app.clock.now()));
    const [heads, ...rows] = balance.replace('\uFEFF', '').trim().split('\n');
    expect(heads).toBe('科目,借方（元）,贷方（元）,期末借方余额（元）,期末贷方余额（元）,截至');
    expect(rows).toContain(`支付宝,300.50,0.00,300.50,0.00,${at}`);
    expect(rows.at(-1)).toBe(`合计,1210.50,1210.50,810.50,810.50,${at}`);
    expect(rows.filter((row) => row.startsWith('合计'))).toHaveLength(1);
    for (const action of ['finance/export_bills', 'finance/export_trial_balance'])
      expect(await app.services.db('auditLog').where({ action })).toMatchObject([
        { object: action.replace('finance/export_', 'list:') },
      ]);
  });

  test('is exported, and the export is logged', async () => {
    const csv = await staff.client.file('GET /admin/finance/export', { search: orderNo });
    expect(csv.trim().split('\n')).toHaveLength(3);
    expect(await app.services.db('auditLog').where({ action: 'finance/export' })).toHaveLength(1);
  });
});

test('the page shows the last check of the books and when everything was last checked', async () => {
  const shown = () => staff.client.ok('GET /admin/finance/audit', {});
  expect(await shown()).toEqual({ checkedAt: null, wholeAt: null, findings: [] });
  await runAudit(app.services);
  app.clock.advance(hour);
  await runAudit(app.services);
  const wholeAt = isoTime(app.clock.now());
  expect(await shown()).toEqual({ checkedAt: wholeAt, wholeAt, findings: [] });
  // The third check is the first one that can start from an earlier check.
  app.clock.advance(hour);
  await runAudit(app.services);
  expect(await shown()).toEqual({ checkedAt: isoTime(app.clock.now()), wholeAt, findings: [] });
});
