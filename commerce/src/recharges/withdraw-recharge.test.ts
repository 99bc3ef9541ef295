import { expect, test } from 'vitest';
import { rechargeStates } from '../../contract/states.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  firstAttempt,
  notify,
  openRecharge,
  outcomesOf,
  press,
  statusOf,
  taken,
  walletOf,
} from '../../test/recharges.ts';
import { day, minute } from '../clock.ts';
import { askAboutAttempts } from './ask-about-attempts.ts';

const app = await openShop({ paymentProvider: 'sandbox' });

async function newRecharge(shop = app) {
  const member = await newMember(shop);
  return { member, chargeNo: (await openRecharge(member)).chargeNo };
}

function withdraw({ client }: TestMember, chargeNo: string, requestId: string = crypto.randomUUID()) {
  return client.call('POST /wallet/charge/withdraw', { requestId, chargeNo });
}

test('a member withdraws a pending recharge, which then makes room for another', async () => {
  const member = await newMember(app);
  const opened = [await openRecharge(member), await openRecharge(member), await openRecharge(member)];
  const [first] = opened;
  const answer = await withdraw(member, first?.chargeNo ?? '');
  expect(answer.content).toMatchObject({ status: 'FAILED', payableUntil: null });
  expect(answer.content.withdrawnAt).toBe(new Date(app.clock.now()).toISOString());
  expect((await openRecharge(member)).status).toBe('PENDING');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a repeated withdrawal gets the first answer, and a second one is refused', async () => {
  const { member, chargeNo } = await newRecharge();
  const requestId = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(member, chargeNo, requestId)));
  expect(answers.map(({ content }) => content)).toEqual(answers.map(() => answers[0]?.content));
  expect(answers[0]?.status).toBe('OK');
  expect(await withdraw(member, chargeNo)).toMatchObject({
    httpStatus: 409,
    errorCode: 'CHG002',
    details: { status: 'FAILED' },
  });
});

test("a recharge that was paid, or is another member's, can't be withdrawn", async () => {
  const { member, chargeNo } = await newRecharge();
  const other = await newMember(app);
  expect(await withdraw(other, chargeNo)).toMatchObject({ httpStatus: 404, errorCode: 'CHG001' });
  await press(app, chargeNo, 'pay');
  expect(await withdraw(member, chargeNo)).toMatchObject({
    errorCode: 'CHG002',
    details: { status: 'SUCCESS' },
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('only the member withdraws a recharge, and only while it is pending', () => {
  expect(rechargeStates.can('PENDING', 'withdraw', 'member')).toBe(true);
  expect(rechargeStates.can('PENDING', 'withdraw', 'staff')).toBe(false);
  expect(rechargeStates.can('SUCCESS', 'withdraw', 'member')).toBe(false);
});

test('a payment that is reported after the withdrawal is credited', async () => {
  const { member, chargeNo } = await newRecharge();
  await withdraw(member, chargeNo);
  expect(await notify(app, { chargeNo })).toEqual(taken);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited']);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a payment whose notification was lost is found after the withdrawal, even of an old charge', async () => {
  const { member, chargeNo } = await newRecharge();
  await press(app, chargeNo, 'payNeverNotify');
  app.clock.advance(3 * day);
  await withdraw(member, chargeNo);
  app.clock.advance(minute);
  await askAboutAttempts(app.services);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a withdrawn recharge is closed at the provider', async () => {
  const { chargeNo, member } = await newRecharge();
  await withdraw(member, chargeNo);
  app.clock.advance(minute);
  await askAboutAttempts(app.services);
  const attemptNo = firstAttempt(chargeNo);
  const payment = await app.services.db('sandboxPayments').where({ attemptNo }).first();
  expect(payment?.state).toBe('closed');
});

test('the options say how each channel is paid and how many recharges are pending', async () => {
  const { member } = await newRecharge();
  const options = await member.client.ok('GET /wallet/charge/options', {});
  expect(options).toEqual({
    channels: ['alipay', 'wechat', 'unionpay'].map((channel) => ({
      channel,
      ways: ['code', 'desktop', 'phone'],
      maxAmount: expect.any(Number),
    })),
    minAmount: 1,
    maxAmount: 50_000,
    pendingCharges: 1,
    maxPendingCharges: 3,
    serverTime: new Date(app.clock.now()).toISOString(),
  });
});
