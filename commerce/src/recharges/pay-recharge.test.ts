import { expect, test } from 'vitest';
import type { PaymentWay } from '../../contract/choices.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { firstAttempt, press, statusOf, walletOf } from '../../test/recharges.ts';
import { hour, minute, second } from '../clock.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { pressButton } from '../payments/press-button.ts';
import { answerMilliseconds } from '../payments/read-settings.ts';
import { askAboutAttempts } from './ask-about-attempts.ts';
import { payRecharge } from './pay-recharge.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;

async function newRecharge() {
  const member = await newMember(app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel: 'alipay' as const };
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  return { member, chargeNo };
}

const pay = ({ client }: TestMember, chargeNo: string, way: PaymentWay) =>
  client.ok('POST /wallet/charge/pay', { chargeNo, way });
const refused = async ({ client }: TestMember, chargeNo: string, way: PaymentWay) =>
  (await client.call('POST /wallet/charge/pay', { chargeNo, way })).errorCode;
const attemptsOf = (chargeNo: string) => db('paymentAttempts').where({ chargeNo }).orderBy('attemptNo');

test('a page is an address, and a code comes as a drawing', async () => {
  const { member, chargeNo } = await newRecharge();
  expect(await pay(member, chargeNo, 'desktop')).toMatchObject({
    kind: 'page',
    url: `/api/dev/cashier?attemptNo=${firstAttempt(chargeNo)}`,
  });
  const code = await pay(member, chargeNo, 'code');
  expect(code).toMatchObject({ kind: 'code', text: expect.stringContaining(`${chargeNo}B`) });
  if (code.kind !== 'code') throw new Error(code.kind);
  // The outer frame of the upper left mark, seven modules wide, behind a margin of four.
  expect(code.path).toMatch(/^M4 4h7v1h-7z/);
  expect(code.size % 4).toBe((17 + 8) % 4);
});

test('a repeated call gives the same cashier, also when many come at once', async () => {
  const { member, chargeNo } = await newRecharge();
  const cashiers = await Promise.all([1, 2, 3, 4].map(() => pay(member, chargeNo, 'code')));
  app.clock.advance(hour);
  cashiers.push(await pay(member, chargeNo, 'code'));
  expect(new Set(cashiers.map((cashier) => JSON.stringify(cashier))).size).toBe(1);
  expect(await attemptsOf(chargeNo)).toHaveLength(1);
});

test('whoever chooses another way leaves the former one, which is closed at the provider', async () => {
  const { member, chargeNo } = await newRecharge();
  await pay(member, chargeNo, 'code');
  await pay(member, chargeNo, 'phone');
  const [first, second] = await attemptsOf(chargeNo);
  expect(first).toMatchObject({ way: 'code', leftAt: app.clock.now() });
  expect(second).toMatchObject({ way: 'phone', leftAt: null });
  expect(
    await db('sandboxPayments')
      .where({ attemptNo: firstAttempt(chargeNo) })
      .first(),
  ).toMatchObject({
    state: 'closed',
  });
  await pay(member, chargeNo, 'code');
  app.clock.advance(minute);
  await askAboutAttempts(app.services);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  await press(app, chargeNo, 'pay');
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
});

test('when one of two attempts is paid, the other one is closed, and a second payment waits for finance', async () => {
  const { member, chargeNo } = await newRecharge();
  await pay(member, chargeNo, 'desktop');
  const deaf: PaymentProvider = {
    ...(app.services.payments.named('sandbox') as PaymentProvider),
    close: () => Promise.reject(new Error('time-out')),
  };
  const services = {
    ...app.services,
    payments: { ...app.services.payments, of: () => deaf, named: () => deaf },
  };
  await payRecharge(services, { userId: member.userId, chargeNo, way: 'code', ip: '203.0.113.7' });
  await press(app, chargeNo, 'pay');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await askAboutAttempts(app.services);
  const attemptNo = `${chargeNo}B`;
  expect(await db('sandboxPayments').where({ attemptNo }).first()).toMatchObject({ state: 'closed' });
  await askAboutAttempts(app.services);
  app.clock.advance(minute);
  await askAboutAttempts(app.services);
  expect((await attemptsOf(chargeNo)).map(({ endedAt }) => endedAt)).not.toContain(null);
});

test('a recharge fails when its last payment is closed, also while a former one may be open', async () => {
  const { member, chargeNo } = await newRecharge();
  await pay(member, chargeNo, 'code');
  await pay(member, chargeNo, 'desktop');
  await pressButton(app.services, { attemptNo: `${chargeNo}B`, action: 'fail' });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
});

test('a way that the provider has not, a recharge of others and one that ended are refused', async () => {
  const { member, chargeNo } = await newRecharge();
  expect(await refused(member, chargeNo, 'wechat')).toBe('CHG016');
  expect(await refused(await newMember(app), chargeNo, 'code')).toBe('CHG001');
  await db('recharges').where({ chargeNo }).update({ status: 'FAILED' });
  expect(await refused(member, chargeNo, 'code')).toBe('CHG002');
});

test('nobody begins to pay in the last minute, but an open code stays', async () => {
  const { member, chargeNo } = await newRecharge();
  app.clock.advance(2 * hour - minute - 1);
  const first = await pay(member, chargeNo, 'code');
  app.clock.advance(1);
  expect(await refused(member, chargeNo, 'desktop')).toBe('CHG015');
  expect(await pay(member, chargeNo, 'code')).toEqual(first);
  app.clock.advance(minute);
  expect(await refused(member, chargeNo, 'code')).toBe('CHG015');
});

test('who has paid without a notification, and chooses another way, is credited and can not pay again', async () => {
  const { member, chargeNo } = await newRecharge();
  await pay(member, chargeNo, 'code');
  await press(app, chargeNo, 'payNeverNotify');
  expect(await refused(member, chargeNo, 'desktop')).toBe('CHG002');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect(await attemptsOf(chargeNo)).toMatchObject([{ endedAt: app.clock.now() }, { cashier: null }]);
});

test('a provider that is slow is asked nothing else while the payer waits', async () => {
  const { member, chargeNo } = await newRecharge();
  const asked: string[] = [];
  const silent = (what: string) => () => {
    asked.push(what);
    app.clock.advance(answerMilliseconds);
    return Promise.reject(new DOMException('no answer', 'TimeoutError'));
  };
  const sandbox = app.services.payments.named('sandbox') as PaymentProvider;
  const provider: PaymentProvider = {
    ...sandbox,
    async open(attempt, payer) {
      await sandbox.open(attempt, payer);
      return silent('open')();
    },
    query: silent('query'),
    close: silent('close'),
  };
  const services = { ...app.services, payments: { ...app.services.payments, named: () => provider } };
  const wanted = { userId: member.userId, chargeNo, ip: '203.0.113.7' };
  await expect(payRecharge(services, { ...wanted, way: 'code' })).rejects.toThrow('temporarilyUnavailable');
  await expect(payRecharge(services, { ...wanted, way: 'desktop' })).rejects.toThrow(
    'temporarilyUnavailable',
  );
  expect(asked).toEqual(['open', 'query']);
  provider.query = async (attempt) => {
    app.clock.advance(6 * second);
    return sandbox.query(attempt);
  };
  await expect(payRecharge(services, { ...wanted, way: 'phone' })).rejects.toThrow('temporarilyUnavailable');
  expect(asked.filter((what) => what === 'open')).toHaveLength(1);
  // Once the provider answers again, it is asked about both, although they were left before.
  await press(app, chargeNo, 'payNeverNotify');
  expect(await refused(member, chargeNo, 'desktop')).toBe('CHG002');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('if the provider does not answer, the recharge stays and the payment can be opened again', async () => {
  const { member, chargeNo } = await newRecharge();
  await db.schema.renameTable('sandbox_payments', 'sandbox_away');
  const answer = await member.client.call('POST /wallet/charge/pay', { chargeNo, way: 'code' });
  await db.schema.renameTable('sandbox_away', 'sandbox_payments');
  expect(answer).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  await pay(member, chargeNo, 'code');
  expect(await attemptsOf(chargeNo)).toHaveLength(1);
});

test('a number that can be opened only once is replaced after a lost answer', async () => {
  const { member, chargeNo } = await newRecharge();
  const sandbox = app.services.payments.named('sandbox') as PaymentProvider;
  const opened: string[] = [];
  const once: PaymentProvider = {
    ...sandbox,
    renews: () => false,
    async open(attempt, payer) {
      opened.push(attempt.attemptNo);
      if (opened.length === 1) throw new Error('the answer was lost');
      return sandbox.open(attempt, payer);
    },
  };
  const services = {
    ...app.services,
    payments: { ...app.services.payments, of: () => once, named: () => once },
  };
  const wanted = { userId: member.userId, chargeNo, way: 'code', ip: '203.0.113.7' } as const;
  await expect(payRecharge(services, wanted)).rejects.toThrow();
  const cashier = await payRecharge(services, wanted);
  expect(await payRecharge(services, wanted)).toEqual(cashier);
  expect(opened).toEqual([`${chargeNo}A`, `${chargeNo}B`]);
});
