import { describe, expect, test } from 'vitest';
import { toFen } from '../../contract/money.ts';
import { creditForTrying } from '../../seeds/credit-for-trying.ts';
import {
  newMember,
  newOrder,
  newPiece,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { minute } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { expireOrders } from './expire-orders.ts';

const app = await openShop();

async function orderToPay({ balance = 1000 } = {}) {
  const member = await newMember(app, { balance });
  const productCode = await newPiece(app, { price: 100 });
  const { content: order } = await submit(member, productCode, 100);
  const code = await sendPaymentCode(app, member, order.orderNo);
  return { member, productCode, orderNo: order.orderNo, code };
}

const balanceOf = async (member: TestMember) => (await member.client.ok('GET /wallet/query', {})).balance;
const offerOf = async (code: string) => (await app.client().ok('GET /product/query', { codes: code }))[0];

test('a paid order shows its payment, the piece is sold and the wallet shows the debit', async () => {
  const { member, productCode, orderNo, code } = await orderToPay();
  const { content: order } = await pay(member, orderNo, code);
  expect(order).toMatchObject({
    status: 'PAID',
    payment: { method: 'wallet', amount: 100, status: 'success', recharge: null },
    timeline: [{ to: 'WAITING_PAYMENT' }, { from: 'WAITING_PAYMENT', to: 'PAID', actor: 'member' }],
  });
  expect(await offerOf(productCode)).toMatchObject({ status: 'sold', available: 0, heldUntil: null });
  const { items } = await member.client.ok('GET /wallet/records', {});
  expect(items[0]).toMatchObject({
    scene: 'ORDER_PAYMENT',
    amount: -100,
    balanceAfter: 900,
    orderNo,
    transactionNo: order.payment?.serialNo,
  });
  expect(await balanceOf(member)).toBe(900);
});

test("a second buyer can't put a sold piece into the cart, nor order it", async () => {
  const { member, productCode, orderNo, code } = await orderToPay();
  await pay(member, orderNo, code);
  const second = await newMember(app);
  const answer = await second.client.call('POST /userinfo/cart/add_item', {
    userId: second.userId,
    productCode,
  });
  expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'PRD002', details: { status: 'sold' } });
});

test('a wrong code is refused, five wrong codes use the code up, and nothing is paid', async () => {
  const { member, orderNo, code } = await orderToPay();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await pay(member, orderNo, wrong)).toMatchObject({ httpStatus: 400, errorCode: 'AUT003' });
  }
  expect(await pay(member, orderNo, code)).toMatchObject({ errorCode: 'AUT004' });
  expect(await balanceOf(member)).toBe(1000);
});

test('a code pays only the order it was sent for', async () => {
  const { member, code } = await orderToPay();
  const { content: other } = await submit(member, await newPiece(app), 100);
  expect((await pay(member, other.orderNo, code)).errorCode).toBe('AUT004');
});

test('a code is valid for five minutes', async () => {
  const { member, orderNo, code } = await orderToPay();
  app.clock.advance(5 * minute);
  expect((await pay(member, orderNo, code)).errorCode).toBe('AUT004');
});

test("a payment code is sent only to the member's own phone and for the member's own order", async () => {
  const { member, orderNo } = await orderToPay();
  const other = await newMember(app);
  const send = (from: TestMember, phone: string) =>
    from.client.call('POST /auth/send_code', { scene: 'order_pay', phone, orderNo });
  expect((await send(member, other.phone)).errorCode).toBe('SYS005');
  expect((await send(other, other.phone)).errorCode).toBe('ORD001');
  const guest = await app
    .client()
    .call('POST /auth/send_code', { scene: 'order_pay', phone: other.phone, orderNo });
  expect(guest.errorCode).toBe('SYS001');
});

test('no code is sent to a member whose wallet is empty', async () => {
  const member = await newMember(app);
  const { orderNo } = await newOrder(app, { member });
  const send = () =>
    member.client.call('POST /auth/send_code', { scene: 'order_pay', phone: member.phone, orderNo });
  expect(await send()).toMatchObject({
    httpStatus: 409,
    errorCode: 'WAL001',
    details: { neededYuan: 100, missingYuan: 100 },
  });
  expect(await app.client().ok('GET /dev/outbox', { phone: member.phone })).toEqual([]);
  await recharge(member, 0.01);
  expect((await send()).status).toBe('OK');
});

test('with too little money nothing changes, and the same code pays after a recharge', async () => {
  const { member, orderNo, productCode, code } = await orderToPay({ balance: 199.99 });
  const other = await newOrder(app, { member });
  const otherCode = await sendPaymentCode(app, member, other.orderNo);
  await pay(member, other.orderNo, otherCode);
  expect(await pay(member, orderNo, code)).toMatchObject({ httpStatus: 409, errorCode: 'WAL001' });
  expect(await balanceOf(member)).toBe(99.99);
  expect(await offerOf(productCode)).toMatchObject({ status: 'reserved' });
  await recharge(member, 0.01);
  expect((await pay(member, orderNo, code)).content.status).toBe('PAID');
});

async function recharge({ phone }: TestMember, amount: number): Promise<void> {
  const { db } = app.services;
  const money = { amountFen: toFen(amount), actor: 'system', reference: crypto.randomUUID() };
  await transaction(db, (trx) => creditForTrying(trx, { phone, ...money, at: app.clock.now() }));
}

describe('an order is paid once', () => {
  test('when the request is repeated, even at the same moment', async () => {
    const { member, orderNo, code } = await orderToPay();
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => pay(member, orderNo, code, requestId)),
    );
    const later = await pay(member, orderNo, code, requestId);
    for (const answer of [...answers, later]) expect(answer.content.status).toBe('PAID');
    expect(await balanceOf(member)).toBe(900);
  });

  test('when two requests pay it at once', async () => {
    const { member, orderNo, code } = await orderToPay();
    const answers = await Promise.all([pay(member, orderNo, code), pay(member, orderNo, code)]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, expect.toBeOneOf([400, 409])]);
    expect(await balanceOf(member)).toBe(900);
  });
});

describe('after the payment time', () => {
  test("an order can't be paid, whether or not the job has timed it out", async () => {
    const { member, orderNo, code } = await orderToPay();
    app.clock.advance(30 * minute);
    expect(await pay(member, orderNo, code)).toMatchObject({ httpStatus: 409, errorCode: 'ORD009' });
    await expireOrders(app.services.db, app.clock.now());
    expect(await pay(member, orderNo, code)).toMatchObject({ httpStatus: 409, errorCode: 'ORD009' });
    expect(await balanceOf(member)).toBe(1000);
  });
});

test("an order that can't be timed out does not keep the job from timing out others", async () => {
  const [stuck, other] = [await orderToPay(), await orderToPay()];
  const statusOf = async ({ member, orderNo }: typeof stuck) =>
    (await member.client.ok('GET /order/detail', { orderNo })).status;
  app.clock.advance(31 * minute);
  const { db } = app.services;
  // The job can't release the unit of `stuck`, because the product now has no reserved units.
  await db('products').where({ code: stuck.productCode }).update({ reserved: 0, available: 1 });
  await expect(expireOrders(db, app.clock.now())).rejects.toThrow('1 orders did not time out');
  expect(await statusOf(other)).toBe('TIMED_OUT');
  await db('products').where({ code: stuck.productCode }).update({ reserved: 1, available: 0 });
  await expireOrders(db, app.clock.now());
  expect(await statusOf(stuck)).toBe('TIMED_OUT');
});
