import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Channel, channels, type LineOutcome } from '../../contract/choices.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newStaff } from '../../test/factories.ts';
import type { Counterparts } from '../../test/payments/counterparts.ts';
import { openedPayment, openProviders, tell } from '../../test/payments/open-providers.ts';
import { differencesOf } from '../../test/reconciliations.ts';
import { applied, approve, reconcileLater } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { addDays, startOf } from '../calendar.ts';
import { hour, minute, second } from '../clock.ts';
import { reconcileBills } from './reconcile-bills.ts';

const [firstDay, days] = ['2026-02-01', 30];

let app: TestApp;
let providers: Counterparts;
beforeAll(async () => {
  app = await createTestApp();
  providers = await openProviders(app);
});
afterAll(async () => {
  expect(await audit(app.services.db)).toEqual([]);
  await app.close();
  await providers.close();
});

/** Sessions of staff end when they are idle. */
const finance = () => newStaff(app, 'Finance');

function waitUntil(day: string, sinceMidnight: number): void {
  app.clock.advance(startOf(day) + sinceMidnight - app.clock.now());
}

async function paid(channel: Channel) {
  const { pay } = providers.of[channel];
  const payment = await openedPayment(app, providers, channel);
  const serialNo = pay(payment.attemptNo);
  await tell(app, channel, providers.of[channel].notify(payment.attemptNo));
  return { ...payment, serialNo };
}

interface Plant {
  channel: Channel;
  outcome: LineOutcome;
  serialNo: string;
}
type Payment = Awaited<ReturnType<typeof paid>>;

let strangers = 0;

/** What the shop can't know: the provider has something else than it told. */
const plants: Record<string, (channel: Channel, payment: Payment) => string> = {
  missingHere(channel) {
    strangers += 1;
    const number = `OTHERSHOP${strangers}`;
    const serialNo = `99${String(strangers).padStart(19, '0')}`;
    put(channel, number, { serialNo, fen: 6600, at: app.clock.now() });
    return serialNo;
  },
  missingThere(channel, { attemptNo, serialNo }) {
    take(channel, attemptNo);
    return serialNo;
  },
  amountDiffers(channel, { attemptNo, serialNo }) {
    take(channel, attemptNo);
    put(channel, attemptNo, { serialNo, fen: 9900, at: app.clock.now() });
    return serialNo;
  },
  twice(channel, { attemptNo, serialNo }) {
    put(channel, `${attemptNo}2`, { serialNo, fen: 10_000, at: app.clock.now() });
    return serialNo;
  },
};

function take(channel: Channel, attemptNo: string): void {
  const { alipay, wechat, unionpay } = providers;
  alipay.trades.delete(attemptNo);
  wechat.orders.delete(attemptNo);
  if (channel !== 'unionpay') return;
  const { txnTime } = unionpay.find(attemptNo);
  unionpay.transactions.delete(`${attemptNo} ${txnTime}`);
}

function put(
  channel: Channel,
  number: string,
  { serialNo, fen, at }: { serialNo: string; fen: number; at: number },
): void {
  const { alipay, wechat, unionpay } = providers;
  const done = { timeExpire: at, paidAt: at, totalFen: fen, total: fen, way: 'native', fields: '' };
  if (channel === 'alipay')
    alipay.trades.set(number, { ...done, tradeNo: serialNo, status: 'TRADE_SUCCESS' });
  if (channel === 'wechat') wechat.orders.set(number, { ...done, transactionId: serialNo, state: 'SUCCESS' });
  if (channel !== 'unionpay') return;
  const txnTime = new Date(at + 8 * hour).toISOString().replace(/\D/g, '').slice(0, 14);
  const payment = { txnType: '01', orderId: number, txnTime, txnAmt: fen, queryId: serialNo } as const;
  unionpay.transactions.set(`${number} ${txnTime}`, { ...payment, code: '00', at });
}

/** The morning after: the bills are ready, and the job runs. */
async function morningAfter(day: string): Promise<void> {
  waitUntil(addDays(day, 1), 10 * hour);
  providers.alipay.writeBill(day);
  providers.unionpay.writeFile(day);
  await reconcileBills(app.services);
}

const reconciliations = async (filters: object) =>
  (await (await finance()).client.ok('GET /admin/finance/reconciliations', { pageSize: 100, ...filters }))
    .items;

async function differences() {
  const open = await reconciliations({ open: 'true' });
  const staff = await finance();
  const found = await Promise.all(
    open.map(async ({ channel, from: day, reconciliationId }) => {
      const lines = await differencesOf(staff, reconciliationId);
      return lines.map(({ outcome, serialNo }) => ({ day, channel, outcome, serialNo }));
    }),
  );
  return found.flat();
}

async function differencesOn(ofDay: string) {
  return (await differences()).flatMap(({ day, ...found }) => (day === ofDay ? [found] : []));
}

const sorted = (list: object[]) => list.map((each) => JSON.stringify(each)).sort();

test('the mornings of a month find exactly what was planted in the bills of three channels', async () => {
  const kinds = Object.keys(plants);
  const planted: (Plant & { day: string })[] = [];
  const backing: [channel: Channel, refundNo: string][] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(firstDay, index);
    waitUntil(day, 12 * hour);
    if (index === 0) await reconcileBills(app.services);
    for (const [order, channel] of channels.entries()) {
      const payment = await paid(channel);
      // On every second day, one kind of difference in one of the channels.
      const turn = index / 2 - 1;
      const outcome = kinds[Math.floor(turn / channels.length)];
      if (Number.isInteger(turn) && turn % channels.length === order && outcome) {
        await paid(channel);
        const serialNo = plants[outcome]?.(channel, payment) ?? '';
        planted.push({ day, channel, outcome: outcome as LineOutcome, serialNo });
      }
      if (index !== 5) continue;
      // WeChat Pay states a refund when it accepts it, and pays this one three days later.
      const refundNo = await applied(payment.member, payment.chargeNo, 40.1);
      expect(await approve(await finance(), refundNo)).toMatchObject({ status: 'OK' });
      if (channel === 'wechat') backing.push([channel, refundNo]);
      else providers.of[channel].moveRefund(refundNo, 'paid');
    }
    if (index === 5) await reconcileLater(app);
    if (index === 8) {
      for (const [channel, refundNo] of backing) providers.of[channel].moveRefund(refundNo, 'paid');
      app.clock.advance(2 * hour);
      await reconcileLater(app);
    }
    if (index === 11) await payAcrossMidnight(day);
    if (index === 13) await payByOtherClocks(day);
    await morningAfter(day);
  }
  expect(planted).toHaveLength(12);
  expect(sorted(await differences())).toEqual(sorted(planted));
  const all = [...(await reconciliations({ from: firstDay, to: addDays(firstDay, 14) }))];
  expect(new Set(all.map(({ by, layout }) => `${by} ${layout}`))).toEqual(
    new Set(['null alipayBusiness', 'null wechatTrade', 'null unionpayFile']),
  );
  const waiting = await (await finance()).client.ok('GET /admin/todo', {});
  expect(waiting.openReconciliations).toBe(12);
  const { db } = app.services;
  expect(await db('providerBills').where({ doneAt: null })).toEqual([]);
  expect(await db('reconciliations').whereNotNull('replacedBy')).toEqual([]);
  expect(await db('refunds').where({ status: 'SUCCESS' })).toHaveLength(3);
}, 120_000);

/** Members pay in the last seconds of the day, and the shop hears of it on the next. UnionPay's day ends at 23:00. */
async function payAcrossMidnight(day: string): Promise<void> {
  for (const late of [23 * hour, 24 * hour]) {
    waitUntil(day, late - minute);
    const opened: [Channel, string][] = [];
    for (const channel of channels)
      opened.push([channel, (await openedPayment(app, providers, channel)).attemptNo]);
    waitUntil(day, late - 2 * second);
    for (const [channel, attemptNo] of opened) providers.of[channel].pay(attemptNo);
    waitUntil(day, late + 3 * second);
    for (const [channel, attemptNo] of opened)
      await tell(app, channel, providers.of[channel].notify(attemptNo));
  }
}

/** The clocks of the providers are ahead, so that they state on the next day what was booked on this one. */
async function payByOtherClocks(day: string): Promise<void> {
  const { alipay, wechat, unionpay } = providers;
  for (const late of [23 * hour, 24 * hour]) {
    waitUntil(day, late - 2 * second);
    const at = app.clock.now() + 5 * second;
    Object.assign(alipay.trades.get((await paid('alipay')).attemptNo) ?? {}, { paidAt: at });
    Object.assign(wechat.orders.get((await paid('wechat')).attemptNo) ?? {}, { paidAt: at });
    Object.assign(unionpay.find((await paid('unionpay')).attemptNo), { at });
  }
}

test('days on which the shop was down are made up for, and each bill is one reconciliation', async () => {
  const first = addDays(firstDay, days);
  for (const day of [0, 1, 2].map((count) => addDays(first, count))) {
    waitUntil(day, 12 * hour);
    for (const channel of channels) await paid(channel);
    providers.alipay.writeBill(day);
    providers.unionpay.writeFile(day);
  }
  waitUntil(addDays(first, 3), 10 * hour - second);
  await reconcileBills(app.services);
  const kept = async () => (await app.services.db('reconciliations').where('fromDay', '>=', first)).length;
  expect(await kept()).toBe(6);
  app.clock.advance(second);
  await Promise.all([1, 2, 3].map(() => reconcileBills(app.services)));
  expect(await kept()).toBe(9);
  await reconcileBills(app.services);
  expect(await kept()).toBe(9);
  expect(await differences()).toHaveLength(12);
});

test('a bill that does not come is asked for every half hour, and after a day a person is', async () => {
  const { alipay, wechat, unionpay } = providers;
  const day = addDays(firstDay, days + 3);
  waitUntil(day, 12 * hour);
  for (const channel of channels) await paid(channel);
  alipay.bills.set(`trade ${day}`, Buffer.from('no zip'));
  wechat.behavior = '500 SYSTEM_ERROR';
  waitUntil(addDays(day, 1), 10 * hour);
  const asked = async () => {
    await reconcileBills(app.services);
    const rows = await app.services.db('providerBills').where({ day }).orderBy('channel');
    return rows.map(({ askedAt, doneAt }) => [app.clock.now() - (askedAt ?? 0), doneAt !== null]);
  };
  expect(await asked()).toEqual([0, 0, 0].map((ago) => [ago, false]));
  app.clock.advance(29 * minute);
  expect(await asked()).toEqual([29, 29, 29].map((ago) => [ago * minute, false]));
  app.clock.advance(minute);
  unionpay.writeFile(day);
  expect(await asked()).toEqual([
    [0, false],
    [0, true],
    [0, false],
  ]);
  app.clock.advance(24 * hour);
  expect((await asked()).map(([, isDone]) => isDone)).toEqual([true, true, true]);
  wechat.behavior = 'answer';
  const left = (await reconciliations({ open: 'true' })).filter(({ from }) => from === day);
  expect(left.map(({ channel }) => channel).sort()).toEqual(['alipay', 'wechat']);
  for (const { reconciliationId, channel } of left) {
    const [difference] = await differencesOf(await finance(), reconciliationId);
    expect(difference).toMatchObject({ outcome: 'invalid', line: null, problem: 'notFetched' });
    expect(difference?.text).toContain(channel === 'wechat' ? 'SYSTEMERROR' : 'not a zip file');
  }
});

test('a refund that staff have paid is a difference if the provider pays it too', async () => {
  const day = addDays(firstDay, days + 5);
  waitUntil(day, 12 * hour);
  const { member, chargeNo } = await paid('wechat');
  const refundNo = await applied(member, chargeNo, 40);
  const staff = await finance();
  expect(await approve(staff, refundNo)).toMatchObject({ status: 'OK' });
  providers.of.wechat.moveRefund(refundNo, 'stuck');
  await reconcileLater(app);
  const sent = { requestId: crypto.randomUUID(), refundNo, amount: 40, serialNo: `B-${refundNo}` };
  await staff.client.ok('POST /admin/refunds/settle', { ...sent, reason: 'sent by the bank' });
  providers.of.wechat.moveRefund(refundNo, 'paid');
  await morningAfter(day);
  const { refundId } = requireRow(providers.wechat.refunds.get(refundNo));
  expect(sorted(await differencesOn(day))).toEqual(
    sorted([
      { channel: 'wechat', outcome: 'missingHere', serialNo: refundId },
      { channel: 'wechat', outcome: 'missingThere', serialNo: `B-${refundNo}`.toUpperCase() },
    ]),
  );
});

test('a refund from the console is a difference, although the shop has refunded a part of the same payment', async () => {
  const day = addDays(firstDay, days + 6);
  waitUntil(day, 12 * hour);
  const { member, chargeNo, attemptNo } = await paid('wechat');
  const refundNo = await applied(member, chargeNo, 40);
  expect(await approve(await finance(), refundNo)).toMatchObject({ status: 'OK' });
  providers.of.wechat.moveRefund(refundNo, 'paid');
  await reconcileLater(app);
  const own = requireRow(providers.wechat.refunds.get(refundNo));
  providers.wechat.refunds.set('CONSOLE1', { ...own, refundId: '50000000000000000000000000077' });
  expect(own.outTradeNo).toBe(attemptNo);
  await morningAfter(day);
  expect(await differencesOn(day)).toEqual([
    { channel: 'wechat', outcome: 'missingHere', serialNo: '50000000000000000000000000077' },
  ]);
});

test('of a day without business nothing is kept', async () => {
  const day = addDays(firstDay, days + 8);
  await morningAfter(day);
  waitUntil(addDays(day, 2), 11 * hour);
  await reconcileBills(app.services);
  const rows = await app.services.db('providerBills').where({ day });
  expect(rows.map(({ doneAt, reconciliationId }) => [doneAt !== null, reconciliationId])).toEqual(
    [1, 2, 3].map(() => [true, null]),
  );
});
