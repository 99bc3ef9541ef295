import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '../../contract/choices.ts';
import { audit } from '../../src/audit/audit.ts';
import { hour, minute } from '../../src/clock.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { noProviders } from '../../src/payments/provider-settings.ts';
import { askAboutAttempts } from '../../src/recharges/ask-about-attempts.ts';
import { formPage } from '../../src/recharges/form-page.ts';
import { payRecharge } from '../../src/recharges/pay-recharge.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { newMember, newStaff } from '../factories.ts';
import { firstAttempt, outcomesOf, statusOf, walletOf } from '../recharges.ts';
import { applied, approve, reconcileLater, refundOf } from '../refunds.ts';
import { creditUnmatched } from '../unmatched.ts';
import type { Counterparts, Notification } from './counterparts.ts';
import { openedPayment, openProviders, tell } from './open-providers.ts';

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

const opened = (channel: Channel) => openedPayment(app, providers, channel);

const acknowledged: Record<Channel, { status: number; text: string }> = {
  alipay: { status: 200, text: 'success' },
  wechat: { status: 200, text: '{"code":"SUCCESS"}' },
  unionpay: { status: 200, text: 'ok' },
};

describe.each(['alipay', 'wechat', 'unionpay'] as const)('%s', (channel) => {
  test('a payment is credited by its notification, and once, however often it comes', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    const { pay, notify } = providers.of[channel];
    pay(attemptNo);
    const told = [notify(attemptNo), notify(attemptNo), notify(attemptNo)];
    expect(await tell(app, channel, told[0] as Notification)).toEqual(acknowledged[channel]);
    await Promise.all(told.map((each) => tell(app, channel, each)));
    expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
    expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  });

  test('a notification with another signature changes nothing', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    const { pay, notify } = providers.of[channel];
    pay(attemptNo);
    const { body, headers } = notify(attemptNo);
    const other = attemptNo.endsWith('9A') ? '8A' : '9A';
    const forged = {
      body: body.replace(attemptNo, `${attemptNo.slice(0, -2)}${other}`),
      headers: headers ?? {},
    };
    const changed = forged.body === body ? { body: `${body} `, headers: headers ?? {} } : forged;
    expect(await tell(app, channel, changed)).not.toEqual(acknowledged[channel]);
    expect(await statusOf(member, chargeNo)).toBe('PENDING');
  });

  test('a payment whose notification is lost is found', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    providers.of[channel].pay(attemptNo);
    app.clock.advance(minute);
    await askAboutAttempts(app.services);
    expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  });

  test('a payment that nobody makes ends after its time', async () => {
    const { member, chargeNo } = await opened(channel);
    app.clock.advance(2 * hour + 11 * minute);
    await askAboutAttempts(app.services);
    app.clock.advance(hour);
    await askAboutAttempts(app.services);
    expect(await statusOf(member, chargeNo)).toBe('FAILED');
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  });

  test('an approved refund is paid to the origin, in part too, and its notification is taken', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    const { pay, notify, moveRefund, notifyRefund } = providers.of[channel];
    pay(attemptNo);
    await tell(app, channel, notify(attemptNo));
    const refundNo = await applied(member, chargeNo, 40.1);
    expect(await approve(await newStaff(app, 'Finance'), refundNo)).toMatchObject({ status: 'OK' });
    moveRefund(refundNo, 'paid');
    expect(await tell(app, channel, notifyRefund(attemptNo, refundNo))).toEqual(acknowledged[channel]);
    await reconcileLater(app);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 40.1 });
    expect(await walletOf(member)).toEqual({ available: 59.9, frozen: 0 });
    expect(await statusOf(member, chargeNo)).toBe('REFUND_SUCCESS');
    // A minute later, the rest goes back under a number of its own.
    const second = await applied(member, chargeNo, 59.9);
    expect(await approve(await newStaff(app, 'Finance'), second)).toMatchObject({ status: 'OK' });
    moveRefund(second, 'paid');
    await reconcileLater(app);
    expect(await refundOf(member, second)).toMatchObject({ status: 'SUCCESS', actualAmount: 59.9 });
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 40.1 });
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  });
});

test('whoever opens again what was paid meanwhile finds it credited, although no notification came', async () => {
  const member = await newMember(app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel: 'wechat' } as const;
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  const open = () => member.client.call('POST /wallet/charge/pay', { chargeNo, way: 'phone' });
  expect((await open()).status).toBe('OK');
  providers.of.wechat.pay(firstAttempt(chargeNo));
  // The link to WeChat is over, and WeChat opens no new one.
  app.clock.advance(6 * minute);
  expect(await open()).toMatchObject({ errorCode: 'CHG002', details: { status: 'SUCCESS' } });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('what staff have given back in the console of WeChat is not credited, and waits for finance', async () => {
  const { member, chargeNo, attemptNo } = await opened('wechat');
  const { wechat } = providers;
  wechat.pay(attemptNo);
  const order = wechat.orders.get(attemptNo);
  if (!order) throw new Error('nothing was opened');
  order.state = 'REFUND';
  app.clock.advance(minute);
  await askAboutAttempts(app.services);
  expect(await outcomesOf(app, chargeNo)).toEqual(['refundedThere']);
  // The notification from before the refund comes once more.
  await tell(app, 'wechat', wechat.notifyPayment(attemptNo, { trade_state: 'SUCCESS' }));
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const finance = await newStaff(app, 'Finance');
  const { items } = await finance.client.ok('GET /admin/unmatched/query', { search: chargeNo });
  expect(items).toMatchObject([{ outcome: 'refundedThere', closed: null }]);
  // Nobody credits it alone, and a repeated notification stays the same task.
  const { content } = await creditUnmatched(finance, items[0]?.paymentId ?? '');
  expect(content).toMatchObject({ status: 'PROPOSED', contradictions: [{ kind: 'refundedThere' }] });
  await tell(app, 'wechat', wechat.notifyPayment(attemptNo, { trade_state: 'SUCCESS' }));
  expect(await outcomesOf(app, chargeNo)).toEqual(['refundedThere']);
});

test('a second payment that staff have given back in the console of WeChat is told apart', async () => {
  const { member, chargeNo, attemptNo } = await opened('wechat');
  const { wechat } = providers;
  await payRecharge(app.services, { userId: member.userId, chargeNo, way: 'phone', ip: '203.0.113.7' });
  const [first, second] = [attemptNo, `${chargeNo}B`].map((each) => wechat.orders.get(each));
  if (!first || !second) throw new Error('nothing was opened');
  // Both were paid at the same moment.
  first.state = 'NOTPAY';
  wechat.pay(attemptNo);
  wechat.pay(`${chargeNo}B`);
  await tell(app, 'wechat', wechat.notifyPayment(attemptNo));
  second.state = 'REFUND';
  app.clock.advance(minute);
  await askAboutAttempts(app.services);
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited', 'refundedThere']);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a phone that has changed its network pays under another number', async () => {
  const member = await newMember(app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel: 'wechat' } as const;
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  const wanted = { userId: member.userId, chargeNo, way: 'phone' } as const;
  await payRecharge(app.services, { ...wanted, ip: '203.0.113.7' });
  // The link to WeChat is over, and WeChat takes the number from the first address only.
  app.clock.advance(6 * minute);
  const other = { ...wanted, ip: '198.51.100.9' };
  await expect(payRecharge(app.services, other)).rejects.toThrow('temporarilyUnavailable');
  for (const _ of ['asks it to close', 'hears that it is closed']) {
    await askAboutAttempts(app.services);
    app.clock.advance(10 * minute);
  }
  expect(await payRecharge(app.services, other)).toMatchObject({ attemptNo: `${chargeNo}B` });
  expect(providers.wechat.orders.get(`${chargeNo}A`)?.state).toBe('CLOSED');
});

test('a number whose first answer was lost is replaced for a phone that has changed its network', async () => {
  const member = await newMember(app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel: 'wechat' } as const;
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  const { wechat } = providers;
  const pay = (ip: string) =>
    payRecharge(app.services, { userId: member.userId, chargeNo, way: 'phone', ip });
  wechat.behavior = 'do and break off';
  await expect(pay('203.0.113.7')).rejects.toThrow('temporarilyUnavailable');
  wechat.behavior = 'answer';
  await expect(pay('198.51.100.9')).rejects.toThrow('temporarilyUnavailable');
  expect(await pay('198.51.100.9')).toMatchObject({ attemptNo: `${chargeNo}B` });
});

test('the form of a payment that was left leads to UnionPay no more', async () => {
  const { chargeNo, member, attemptNo } = await opened('unionpay');
  expect((await formPage(app.services, attemptNo, 'zh')).body).toContain('<form');
  await member.client.ok('POST /wallet/charge/withdraw', { requestId: crypto.randomUUID(), chargeNo });
  await expect(formPage(app.services, attemptNo, 'zh')).rejects.toThrow('paymentTimeOver');
});

test('a channel without a provider is confirmed by staff, while the others are paid online', async () => {
  const { payments } = app.services;
  const { client } = await newMember(app);
  const wechat = { name: 'wechat' };
  expect(payments.of('wechat')).toMatchObject(wechat);
  const alone = createPayments({ ...app.services, providers: noProviders });
  expect(alone.of('wechat')).toMatchObject({ name: 'manual' });
  const { channels } = await client.ok('GET /wallet/charge/options', {});
  expect(channels).toEqual([
    { channel: 'alipay', ways: ['code', 'desktop', 'phone'], maxAmount: 100_000_000 },
    { channel: 'wechat', ways: ['code', 'phone'], maxAmount: 21_474_836.47 },
    { channel: 'unionpay', ways: ['desktop', 'phone'], maxAmount: 9_999_999_999.99 },
  ]);
});
