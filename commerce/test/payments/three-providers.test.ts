import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel, PaymentWay } from '../../contract/choices.ts';
import { audit } from '../../src/audit/audit.ts';
import { hour, minute } from '../../src/clock.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { noProviders } from '../../src/payments/provider-settings.ts';
import { askAboutAttempts } from '../../src/recharges/ask-about-attempts.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { newMember, newStaff } from '../factories.ts';
import { firstAttempt, statusOf, walletOf } from '../recharges.ts';
import { applied, approve, reconcileLater, refundOf } from '../refunds.ts';
import { openAlipayCounterpart } from './alipay-counterpart.ts';
import { openUnionpayCounterpart } from './unionpay-counterpart.ts';
import { openWechatCounterpart } from './wechat-counterpart.ts';

interface Notification {
  body: string;
  headers?: Record<string, string>;
}

/** What the three have in common for whoever pays. Each test speaks with the real adapter over HTTP. */
interface Counterpart {
  way: PaymentWay;
  /** The payer opens what the shop offers. */
  visit(app: TestApp, attemptNo: string): Promise<unknown>;
  pay(attemptNo: string): void;
  notify(attemptNo: string): Notification;
  /** Pays a refund that was accepted. */
  payRefund(refundNo: string): void;
  notifyRefund(attemptNo: string, refundNo: string): Notification;
}

let app: TestApp;
let counterparts: Record<Channel, Counterpart>;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const now = () => app.clock.now();
  const [alipay, wechat, unionpay] = await Promise.all([
    openAlipayCounterpart(now),
    openWechatCounterpart(now),
    openUnionpayCounterpart(now),
  ]);
  ends.push(alipay.close, wechat.close, unionpay.close);
  const providers = { alipay: alipay.settings, wechat: wechat.settings, unionpay: unionpay.settings };
  app.services.payments = createPayments({ ...app.services, providers });
  counterparts = {
    alipay: {
      way: 'code',
      visit: async () => {},
      pay: alipay.pay,
      notify: (attemptNo) => alipay.notifyPayment(attemptNo),
      payRefund: () => {},
      notifyRefund: (attemptNo, refundNo) => alipay.notifyRefund(attemptNo, refundNo),
    },
    wechat: {
      way: 'code',
      visit: async () => {},
      pay: wechat.pay,
      notify: (attemptNo) => wechat.notifyPayment(attemptNo),
      payRefund(refundNo) {
        Object.assign(wechat.refunds.get(refundNo) ?? {}, { status: 'SUCCESS' });
      },
      notifyRefund: (_, refundNo) =>
        wechat.notify('REFUND.SUCCESS', { mchid: wechat.settings.mchid, out_refund_no: refundNo }),
    },
    unionpay: {
      way: 'desktop',
      async visit({ url }, attemptNo) {
        const page = await fetch(`${url}/api/payment/form/${attemptNo}`);
        const { gateway } = unionpay.settings;
        expect(page.headers.get('content-security-policy')).toContain(
          `form-action ${new URL(gateway).origin}`,
        );
        const html = await page.text();
        const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
        const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
        const fields = Object.fromEntries([...inputs].map(([, name, value]) => [name, plain(value ?? '')]));
        expect(await unionpay.visit({ action, fields })).toBe('cashier');
      },
      pay: unionpay.pay,
      notify: (attemptNo) => ({ body: unionpay.notify(attemptNo) }),
      payRefund(refundNo) {
        Object.assign(unionpay.find(refundNo), { code: '00' });
      },
      notifyRefund: (_, refundNo) => ({ body: unionpay.notify(refundNo) }),
    },
  };
});
afterAll(async () => {
  expect(await audit(app.services.db)).toEqual([]);
  await app.close();
  for (const end of ends) await end();
});

function plain(escaped: string): string {
  return escaped.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

async function opened(channel: Channel) {
  const member = await newMember(app);
  const { client } = member;
  const input = { requestId: crypto.randomUUID(), amount: 100, channel };
  const { chargeNo } = await client.ok('POST /wallet/charge', input);
  const { way, visit } = counterparts[channel];
  await client.ok('POST /wallet/charge/pay', { chargeNo, way });
  const attemptNo = firstAttempt(chargeNo);
  await visit(app, attemptNo);
  return { member, chargeNo, attemptNo };
}

async function tell(channel: Channel, { body, headers = {} }: Notification) {
  const answer = await fetch(`${app.url}/api/payment/notify/${channel}`, { method: 'POST', body, headers });
  return { status: answer.status, text: await answer.text() };
}

const acknowledged: Record<Channel, { status: number; text: string }> = {
  alipay: { status: 200, text: 'success' },
  wechat: { status: 200, text: '{"code":"SUCCESS"}' },
  unionpay: { status: 200, text: 'ok' },
};

describe.each(['alipay', 'wechat', 'unionpay'] as const)('%s', (channel) => {
  test('a payment is credited by its notification, and once, however often it comes', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    const { pay, notify } = counterparts[channel];
    pay(attemptNo);
    const told = [notify(attemptNo), notify(attemptNo), notify(attemptNo)];
    expect(await tell(channel, told[0] as Notification)).toEqual(acknowledged[channel]);
    await Promise.all(told.map((each) => tell(channel, each)));
    expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
    expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  });

  test('a notification with another signature changes nothing', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    const { pay, notify } = counterparts[channel];
    pay(attemptNo);
    const { body, headers } = notify(attemptNo);
    const forged = { body: body.replace(attemptNo, `${attemptNo.slice(0, -2)}9A`), headers: headers ?? {} };
    const changed = forged.body === body ? { body: `${body} `, headers: headers ?? {} } : forged;
    expect(await tell(channel, changed)).not.toEqual(acknowledged[channel]);
    expect(await statusOf(member, chargeNo)).toBe('PENDING');
  });

  test('a payment whose notification is lost is found', async () => {
    const { member, chargeNo, attemptNo } = await opened(channel);
    counterparts[channel].pay(attemptNo);
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
    const { pay, notify, payRefund, notifyRefund } = counterparts[channel];
    pay(attemptNo);
    await tell(channel, notify(attemptNo));
    const refundNo = await applied(member, chargeNo, 40.1);
    expect(await approve(await newStaff(app, 'Finance'), refundNo)).toMatchObject({ status: 'OK' });
    payRefund(refundNo);
    expect(await tell(channel, notifyRefund(attemptNo, refundNo))).toEqual(acknowledged[channel]);
    await reconcileLater(app);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 40.1 });
    expect(await walletOf(member)).toEqual({ available: 59.9, frozen: 0 });
    expect(await statusOf(member, chargeNo)).toBe('REFUND_SUCCESS');
  });
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
