import { expect, test } from 'vitest';
import type { Channel } from '../../contract/choices.ts';
import {
  newMember,
  newOrder,
  newStaff,
  sendPaymentCode,
  submit,
  type TestOrder,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  confirmRecharge,
  failRecharge,
  firstAttempt,
  press,
  statusOf,
  walletOf,
  withdrawRecharge,
} from '../../test/recharges.ts';
import { hour, minute } from '../clock.ts';
import { endOfNextWorkingDay, readWorkingHours } from '../hours/working-hours.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { askAboutAttempts } from './ask-about-attempts.ts';
import { endRechargesOfOrders } from './end-recharges-of-orders.ts';

const sandbox = await openShop({ paymentProvider: 'sandbox' });
const manual = await openShop();

function charge({ member, orderNo }: TestOrder, channel: Channel = 'alipay', code?: string) {
  const input = { requestId: crypto.randomUUID(), orderNo, channel, ...(code && { code }) };
  return member.client.call('POST /order/charge', input);
}

async function charged(order: TestOrder, channel: Channel = 'alipay', code?: string) {
  const { content } = await charge(order, channel, code);
  if (content.payableUntil !== null)
    await order.member.client.ok('POST /wallet/charge/pay', { chargeNo: content.chargeNo, way: 'desktop' });
  return content;
}

const detailOf = ({ member, orderNo }: TestOrder) => member.client.ok('GET /order/detail', { orderNo });

async function unpaid(shop: typeof sandbox, balance = 0): Promise<TestOrder> {
  return newOrder(shop, { member: await newMember(shop, { balance }) });
}

test('a direct payment charges what is missing and pays the order when it arrives', async () => {
  const order = await unpaid(sandbox);
  const { chargeNo, amount, orderNo, payableUntil } = await charged(order);
  const waiting = await detailOf(order);
  expect({ amount, orderNo, payableUntil }).toEqual({
    ...{ amount: 100, orderNo: order.orderNo },
    payableUntil: waiting.payableUntil,
  });
  expect(waiting.recharge).toEqual({ chargeNo, amount: 100, byHand: false });
  await press(sandbox, chargeNo, 'pay');
  const recharge = { chargeNo, channel: 'alipay', amount: 100, serialNo: expect.stringMatching(/./) };
  expect(await detailOf(order)).toMatchObject({
    ...{ status: 'PAID', recharge: null, payment: { amount: 100, recharge } },
  });
  expect(await walletOf(order.member)).toEqual({ available: 0, frozen: 0 });
  const { items } = await order.member.client.ok('GET /wallet/records', {});
  expect(items.map(({ scene, amount }) => [scene, amount])).toEqual([
    ['ORDER_PAYMENT', -100],
    ['CHARGE', 100],
  ]);
});

test('a notification that comes twice pays once', async () => {
  const order = await unpaid(sandbox);
  const { chargeNo } = await charged(order);
  await press(sandbox, chargeNo, 'payNotifyTwice');
  expect((await detailOf(order)).status).toBe('PAID');
  expect(await walletOf(order.member)).toEqual({ available: 0, frozen: 0 });
});

test('money of the wallet pays a part only with the code of this order', async () => {
  const order = await unpaid(sandbox, 40);
  expect(await charge(order)).toMatchObject({
    errorCode: 'SYS007',
    details: { fields: { code: 'required' } },
  });
  const code = await sendPaymentCode(sandbox, order.member, order.orderNo);
  expect(await charge(order, 'alipay', code === '000000' ? '000001' : '000000')).toMatchObject({
    errorCode: 'AUT003',
  });
  const { chargeNo, amount } = await charged(order, 'alipay', code);
  expect(amount).toBe(60);
  // The same part of the wallet needs no second code.
  const other = await charged(order, 'wechat');
  expect(other.amount).toBe(60);
  expect(await statusOf(order.member, chargeNo)).toBe('FAILED');
  await press(sandbox, other.chargeNo, 'pay');
  expect(await walletOf(order.member)).toEqual({ available: 0, frozen: 0 });
  // What comes later for the same order did not pay it.
  sandbox.clock.advance(minute);
  await press(sandbox, chargeNo, 'pay');
  expect(await walletOf(order.member)).toEqual({ available: 60, frozen: 0 });
  const recharge = { chargeNo: other.chargeNo, channel: 'wechat', amount: 60 };
  expect(await detailOf(order)).toMatchObject({ status: 'PAID', payment: { amount: 100, recharge } });
});

test('a wallet with enough money pays by itself', async () => {
  expect(await charge(await unpaid(sandbox, 100))).toMatchObject({ httpStatus: 409, errorCode: 'ORD021' });
});

test('an order of another member can be neither found nor charged', async () => {
  const { orderNo } = await unpaid(sandbox);
  const stranger = { ...(await unpaid(sandbox)), orderNo };
  expect(await charge(stranger)).toMatchObject({ httpStatus: 404, errorCode: 'ORD001' });
});

test('of many charges at once one waits, and the others are the same', async () => {
  const order = await unpaid(sandbox);
  const answers = await Promise.all(Array.from({ length: 6 }, () => charge(order)));
  expect(new Set(answers.map(({ content }) => content.chargeNo)).size).toBe(1);
});

test('recharges for orders count for no limit', async () => {
  const shop = await openShop({
    paymentProvider: 'sandbox',
    ceilings: { rechargeFen: 5000, balanceFen: 6000 },
  });
  const order = await unpaid(shop);
  await charged(order);
  const options = await order.member.client.ok('GET /wallet/charge/options', {});
  expect(options).toMatchObject({ pendingCharges: 0, maxAmount: 50 });
});

test('late money stays in the wallet and sells no piece', async () => {
  const order = await unpaid(sandbox);
  const { chargeNo } = await charged(order);
  sandbox.clock.advance(31 * minute);
  await expireOrders(sandbox.services.db, sandbox.clock.now());
  await press(sandbox, chargeNo, 'pay');
  expect((await detailOf(order)).status).toBe('TIMED_OUT');
  expect(await walletOf(order.member)).toEqual({ available: 100, frozen: 0 });
  expect(await charge(order)).toMatchObject({ httpStatus: 409, errorCode: 'ORD009' });
});

test('money for a canceled order stays in the wallet, and its payment is not opened again', async () => {
  const order = await unpaid(sandbox);
  const { chargeNo } = await charged(order);
  await order.member.client.ok('POST /order/cancel', {
    requestId: crypto.randomUUID(),
    orderNo: order.orderNo,
  });
  const again = await order.member.client.call('POST /wallet/charge/pay', { chargeNo, way: 'code' });
  expect(again.errorCode).toBe('ORD008');
  await endRechargesOfOrders(sandbox.services.db, sandbox.clock.now());
  expect(await statusOf(order.member, chargeNo)).toBe('FAILED');
  await press(sandbox, chargeNo, 'pay');
  expect(await walletOf(order.member)).toEqual({ available: 100, frozen: 0 });
  expect((await detailOf(order)).status).toBe('CANCELLED');
});

test('money that the wallet spent meanwhile leaves the order unpaid', async () => {
  const order = await unpaid(sandbox, 40);
  const { chargeNo } = await charged(
    order,
    'alipay',
    await sendPaymentCode(sandbox, order.member, order.orderNo),
  );
  const other = await newOrder(sandbox, { member: order.member, price: 30 });
  const code = await sendPaymentCode(sandbox, order.member, other.orderNo);
  await order.member.client.ok('POST /order/pay', {
    requestId: crypto.randomUUID(),
    orderNo: other.orderNo,
    code,
  });
  await press(sandbox, chargeNo, 'pay');
  expect((await detailOf(order)).status).toBe('WAITING_PAYMENT');
  expect(await walletOf(order.member)).toEqual({ available: 70, frozen: 0 });
});

test('a payment by hand holds the pieces once until the next working day ends', async () => {
  const order = await unpaid(manual);
  const { chargeNo } = await charged(order, 'wechat');
  const until = endOfNextWorkingDay(manual.clock.now(), await readWorkingHours(manual.services.db));
  const waiting = await detailOf(order);
  expect(Date.parse(waiting.payableUntil)).toBe(until);
  expect(waiting.recharge).toEqual({ chargeNo, amount: 100, byHand: true });
  manual.clock.advance(5 * hour);
  await expireOrders(manual.services.db, manual.clock.now());
  const finance = await newStaff(manual, 'Finance');
  expect((await confirmRecharge(finance, chargeNo, 'W1')).status).toBe('OK');
  expect((await detailOf(order)).status).toBe('PAID');
});

test('the second person sees which order a payment by hand is for, and how long it waits', async () => {
  const order = await newOrder(manual, { member: await newMember(manual), price: 6000 });
  const { chargeNo } = await charged(order, 'wechat');
  const finance = await newStaff(manual, 'Finance');
  const { content } = await confirmRecharge(finance, chargeNo, 'W2');
  const creditId = content.credit?.creditId ?? '';
  const shown = { orderNo: order.orderNo, heldUntil: (await detailOf(order)).payableUntil };
  const { items } = await finance.client.ok('GET /admin/wallets/todo', { kind: 'credit' });
  expect(items).toMatchObject([{ id: creditId, for: chargeNo, ...shown }]);
  expect(await finance.client.ok('GET /admin/credits/detail', { creditId })).toMatchObject(shown);
});

test('when nothing came, the pieces are free and no pause follows, but the next hold is short', async () => {
  const order = await unpaid(manual);
  const { chargeNo } = await charged(order, 'wechat');
  manual.clock.advance(2 * hour);
  const finance = await newStaff(manual, 'Finance');
  expect(await detailOf(order)).toMatchObject({ notArrived: false });
  await failRecharge(finance, chargeNo);
  await expireOrders(manual.services.db, manual.clock.now());
  expect(await detailOf(order)).toMatchObject({ status: 'TIMED_OUT', notArrived: true });
  const { content } = await submit(order.member, order.productCode, 100);
  const again = { ...order, orderNo: content.orderNo };
  await charged(again, 'wechat');
  expect((await detailOf(again)).payableUntil).toBe(content.payableUntil);
});

test('while the order still waits, a payment by hand that did not come is said until the next one', async () => {
  const order = await unpaid(manual);
  await failRecharge(await newStaff(manual, 'Finance'), (await charged(order, 'wechat')).chargeNo);
  expect(await detailOf(order)).toMatchObject({
    ...{ status: 'WAITING_PAYMENT', recharge: null },
    notArrived: true,
  });
  await charged(order, 'wechat');
  expect(await detailOf(order)).toMatchObject({ recharge: { byHand: true }, notArrived: false });
});

test('a withdrawn payment by hand leaves the time that the order had at first', async () => {
  const order = await unpaid(manual);
  const before = (await detailOf(order)).payableUntil;
  const { chargeNo } = await charged(order, 'wechat');
  expect((await detailOf(order)).payableUntil).not.toBe(before);
  await withdrawRecharge(order.member, chargeNo);
  expect(await detailOf(order)).toMatchObject({ payableUntil: before, notArrived: false });
});

test('where no provider is known, only WeChat is offered', async () => {
  const { client } = await newMember(manual);
  const { channels } = await client.ok('GET /wallet/charge/options', {});
  expect(channels).toEqual([{ channel: 'wechat', ways: [], maxAmount: null }]);
});

test('the payment that another one replaces is closed at once', async () => {
  const order = await unpaid(sandbox);
  const { chargeNo } = await charged(order);
  const other = await charged(order, 'wechat');
  await askAboutAttempts(sandbox.services);
  const states = await sandbox.services
    .db('sandboxPayments')
    .whereIn('attemptNo', [firstAttempt(chargeNo), firstAttempt(other.chargeNo)])
    .orderBy('channel')
    .pluck('state');
  expect(states).toEqual(['closed', 'open']);
});

test('by hand an order is paid through WeChat alone', async () => {
  const order = await unpaid(manual);
  expect(await charge(order, 'unionpay')).toMatchObject({ httpStatus: 409, errorCode: 'CHG016' });
});

test('one order of a member at a time is held for long', async () => {
  const first = await unpaid(manual);
  const second = await newOrder(manual, { member: first.member });
  const before = (await detailOf(second)).payableUntil;
  await charged(first, 'wechat');
  await charged(second, 'wechat');
  expect((await detailOf(first)).payableUntil).not.toBe(before);
  expect((await detailOf(second)).payableUntil).toBe(before);
});

test('a member who withdraws a payment by hand at once gets the usual pause', async () => {
  const order = await unpaid(manual);
  const { chargeNo } = await charged(order, 'wechat');
  await withdrawRecharge(order.member, chargeNo);
  manual.clock.advance(31 * minute);
  await expireOrders(manual.services.db, manual.clock.now());
  expect((await submit(order.member, order.productCode, 100)).errorCode).toBe('ORD007');
});

test('of a payment and a cancellation at the same moment, one counts', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => unpaid(sandbox)));
  const charges = await Promise.all(orders.map((order) => charged(order)));
  await Promise.all(
    orders.flatMap(({ member, orderNo }, index) => [
      press(sandbox, charges[index]?.chargeNo ?? '', 'pay'),
      member.client.call('POST /order/cancel', { requestId: crypto.randomUUID(), orderNo }),
    ]),
  );
  for (const order of orders) {
    const { status } = await detailOf(order);
    const { available } = await walletOf(order.member);
    expect([
      ['PAID', 0],
      ['CANCELLED', 100],
    ]).toContainEqual([status, available]);
  }
});
