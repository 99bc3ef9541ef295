import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPiece,
  newStaff,
  pay,
  sendPaymentCode,
  submit,
  submitCart,
  type TestMember,
  type TestOrder,
} from '../../test/factories.ts';
import { audit } from '../audit/audit.ts';
import { day, minute, second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { rechargeByStaff } from '../wallet/recharge-by-staff.ts';
import { completeShippedOrders } from './complete-order.ts';
import { expireOrders } from './expire-orders.ts';

let app: TestApp;
let staff: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  staff = await newStaff(app, 'Owner');
});
afterAll(async () => {
  expect(await audit(app.services.db)).toEqual([]);
  await app.close();
});

const id = () => crypto.randomUUID();
const cancel = ({ member, orderNo }: TestOrder, requestId = id()) =>
  member.client.call('POST /order/cancel', { requestId, orderNo });
const confirm = ({ member, orderNo }: TestOrder, requestId = id()) =>
  member.client.call('POST /order/confirm_receipt', { requestId, orderNo });
const askBack = ({ member, orderNo }: TestOrder, requestId = id()) =>
  member.client.call('POST /order/refund/apply', { requestId, orderNo, reason: '不喜欢' });
const ship = ({ orderNo }: TestOrder) =>
  staff.client.call('POST /admin/orders/ship', {
    requestId: id(),
    orderNo,
    carrier: '顺丰',
    trackingNo: 'SF1',
  });
const refund = ({ orderNo }: TestOrder) =>
  staff.client.call('POST /admin/orders/refund', { requestId: id(), orderNo, reason: '同意' });
const reject = ({ orderNo }: TestOrder) =>
  staff.client.call('POST /admin/orders/reject_refund', { requestId: id(), orderNo, reason: '已使用' });
const statusOf = async ({ member, orderNo }: TestOrder) =>
  (await member.client.ok('GET /order/detail', { orderNo })).status;
const offerOf = async ({ productCode }: TestOrder) =>
  (await app.client().ok('GET /product/query', { codes: productCode }))[0];
const balanceOf = async (member: TestMember) => (await member.client.ok('GET /wallet/query', {})).balance;

/** Days later everybody has logged in again. */
async function daysLater(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  const at = app.clock.now();
  await app.services.db('sessions').update({ expiresAt: at + day, lastSeenAt: at });
}

const completeShipped = () => completeShippedOrders(app.services.db, app.clock.now());

async function shippedOrder(): Promise<TestOrder> {
  const order = await newPaidOrder(app);
  await ship(order);
  return order;
}

async function completedOrder(): Promise<TestOrder> {
  const order = await shippedOrder();
  await confirm(order);
  return order;
}

async function askedBack(): Promise<TestOrder> {
  const order = await newPaidOrder(app);
  await askBack(order);
  return order;
}

const refused = (errorCode: string) => ({ httpStatus: 409, errorCode });

describe('an unpaid order', () => {
  test('is given up by its member: the piece is free at once and nothing was paid', async () => {
    const order = await newOrder(app);
    const { content } = await cancel(order);
    expect(content).toMatchObject({
      status: 'CANCELLED',
      payment: null,
      timeline: [{}, { from: 'WAITING_PAYMENT', to: 'CANCELLED', actor: 'member' }],
    });
    expect(await offerOf(order)).toMatchObject({ status: 'available', heldUntil: null });
    expect((await submit(await newMember(app), order.productCode, 100)).httpStatus).toBe(200);
  });

  test('is given up once: a repetition answers the first time again, another attempt is refused', async () => {
    const order = await newOrder(app);
    const requestId = id();
    const answers = await Promise.all([cancel(order, requestId), cancel(order, requestId)]);
    for (const { content } of answers) expect(content.status).toBe('CANCELLED');
    expect(await cancel(order)).toMatchObject(refused('ORD008'));
  });

  test('whose time is over is timed out and not cancelled, before and after the job', async () => {
    const order = await newOrder(app);
    app.clock.advance(30 * minute);
    expect(await cancel(order)).toMatchObject(refused('ORD009'));
    await expireOrders(app.services.db, app.clock.now());
    expect(await cancel(order)).toMatchObject(refused('ORD009'));
    expect(await statusOf(order)).toBe('TIMED_OUT');
  });

  test('is not cancelled by somebody else', async () => {
    const order = await newOrder(app);
    const other = await newMember(app);
    expect(await cancel({ ...order, member: other })).toMatchObject({ httpStatus: 404, errorCode: 'ORD001' });
    expect(await statusOf(order)).toBe('WAITING_PAYMENT');
  });

  test('can neither be confirmed nor asked back nor shipped nor refunded', async () => {
    const order = await newOrder(app);
    for (const move of [confirm, askBack, ship, refund, reject]) {
      expect(await move(order)).toMatchObject(refused('ORD008'));
    }
  });

  test('ends in one way when it is paid, cancelled and timed out at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await newOrder(app);
      const code = await sendPaymentCode(app, order.member, order.orderNo);
      const { db } = app.services;
      const [first, cancelled, , second] = await Promise.all([
        pay(order.member, order.orderNo, code),
        cancel(order),
        expireOrders(db, app.clock.now() + 30 * minute),
        pay(order.member, order.orderNo, code),
      ]);
      const paid = [first, second].filter(({ httpStatus }) => httpStatus === 200);
      const status = await statusOf(order);
      expect(status === 'PAID').toBe(paid.length === 1);
      expect(status === 'CANCELLED').toBe(cancelled.httpStatus === 200);
      expect(await balanceOf(order.member)).toBe(status === 'PAID' ? 0 : 100);
      expect((await offerOf(order))?.status).toBe(status === 'PAID' ? 'sold' : 'available');
      for (const { httpStatus } of [first, cancelled, second]) expect(httpStatus).toBeLessThan(500);
    }
  });
});

describe('a piece that a member holds without paying', () => {
  const again = async ({ member, productCode }: TestOrder) => submit(member, productCode, 100);

  test('may be ordered again at once when the order was cancelled soon', async () => {
    const order = await newOrder(app);
    app.clock.advance(10 * minute - 1);
    await cancel(order);
    expect((await again(order)).httpStatus).toBe(200);
  });

  test('is left to others for 30 minutes when the cancelled order had held it for 10', async () => {
    const order = await newOrder(app);
    app.clock.advance(10 * minute);
    await cancel(order);
    const cancelledAt = app.clock.now();
    expect(await again(order)).toMatchObject({
      ...refused('ORD007'),
      details: {
        productCode: order.productCode,
        againAt: new Date(cancelledAt + 30 * minute).toISOString(),
      },
    });
    app.clock.advance(30 * minute - 1);
    expect((await submitCart(order.member, 100)).errorCode).toBe('ORD007');
    app.clock.advance(1);
    expect((await submitCart(order.member, 100)).httpStatus).toBe(200);
  });

  test('is not held for ever by many short orders: together they count like a long one', async () => {
    const order = await newOrder(app);
    app.clock.advance(6 * minute);
    await cancel(order);
    const firstEnd = app.clock.now();
    const { content: second } = await again(order);
    app.clock.advance(6 * minute);
    await cancel({ ...order, orderNo: second.orderNo });
    expect(await again(order)).toMatchObject({
      errorCode: 'ORD007',
      // The older one counts no longer then, and the younger alone is short.
      details: { againAt: new Date(firstEnd + 30 * minute).toISOString() },
    });
  });

  test('stays open to everybody else, and the member may order other pieces', async () => {
    const order = await newOrder(app);
    app.clock.advance(20 * minute);
    await cancel(order);
    expect((await again({ ...order, member: await newMember(app) })).httpStatus).toBe(200);
    expect((await submit(order.member, await newPiece(app), 100)).httpStatus).toBe(200);
  });
});

describe('a paid order', () => {
  test('is completed by its member when it was shipped, not before', async () => {
    const order = await newPaidOrder(app);
    expect(await confirm(order)).toMatchObject(refused('ORD010'));
    await ship(order);
    const requestId = id();
    const answers = await Promise.all([confirm(order, requestId), confirm(order, requestId)]);
    for (const { content } of answers) {
      expect(content).toMatchObject({ status: 'COMPLETED', shipment: { carrier: '顺丰' } });
    }
    expect(await confirm(order)).toMatchObject(refused('ORD008'));
  });

  test('is completed by itself 10 days after shipment', async () => {
    const [order, unshipped] = [await shippedOrder(), await newPaidOrder(app)];
    await daysLater(10 * day - second);
    await completeShipped();
    expect(await statusOf(order)).toBe('PAID');
    await daysLater(second);
    await Promise.all([completeShipped(), completeShipped()]);
    const { status, timeline } = await order.member.client.ok('GET /order/detail', {
      orderNo: order.orderNo,
    });
    expect(status).toBe('COMPLETED');
    expect(timeline.at(-1)).toMatchObject({ from: 'PAID', to: 'COMPLETED', actor: 'system' });
    expect(await statusOf(unshipped)).toBe('PAID');
  });

  test('is neither cancelled nor paid again', async () => {
    const order = await newPaidOrder(app);
    expect(await cancel(order)).toMatchObject(refused('ORD008'));
    expect(await pay(order.member, order.orderNo, '123456')).toMatchObject(refused('ORD008'));
  });

  test('whose money is asked back is neither shipped nor completed until it is decided', async () => {
    const order = await shippedOrder();
    const unshipped = await askedBack();
    expect((await askBack(order)).content).toMatchObject({
      status: 'REFUNDING',
      refund: { reason: '不喜欢', decidedAt: null },
    });
    expect(await confirm(order)).toMatchObject(refused('ORD008'));
    expect(await ship(unshipped)).toMatchObject(refused('ORD008'));
    await daysLater(11 * day);
    await completeShipped();
    expect(await statusOf(order)).toBe('REFUNDING');
    expect((await reject(order)).content).toMatchObject({ status: 'PAID' });
    await completeShipped();
    expect(await statusOf(order)).toBe('COMPLETED');
  });

  test('is completed or asked back at the same moment, not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await shippedOrder();
      const answers = await Promise.all([confirm(order), askBack(order)]);
      // Asking back a completed order is possible as well.
      const status = await statusOf(order);
      expect(status).toBe(answers[1].httpStatus === 200 ? 'REFUNDING' : 'COMPLETED');
    }
  });
});

describe('asking for the money back', () => {
  test('works while paid and for 15 days after completion, not longer', async () => {
    expect((await askBack(await newPaidOrder(app))).httpStatus).toBe(200);
    const [inTime, tooLate] = [await completedOrder(), await completedOrder()];
    await daysLater(15 * day);
    expect((await askBack(inTime)).content.status).toBe('REFUNDING');
    await daysLater(1);
    expect(await askBack(tooLate)).toMatchObject(refused('ORD011'));
    expect(await refund(tooLate)).toMatchObject(refused('ORD011'));
    // What was asked for in time may be decided later, and goes back to where it was.
    expect((await reject(inTime)).content.status).toBe('COMPLETED');
    expect(await askBack(inTime)).toMatchObject(refused('ORD011'));
  });

  test('happens once, however often it is sent at the same moment', async () => {
    const order = await newPaidOrder(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askBack(order)));
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
    const { db } = app.services;
    expect(await db('orderRefunds').where({ orderNo: order.orderNo })).toHaveLength(1);
  });

  test('can be granted once: the money comes back once and the piece is on sale again', async () => {
    const order = await askedBack();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order)));
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await statusOf(order)).toBe('REFUNDED');
    expect(await balanceOf(order.member)).toBe(100);
    expect(await offerOf(order)).toMatchObject({ status: 'available', available: 1 });
    const { items } = await order.member.client.ok('GET /wallet/records', {});
    expect(items[0]).toMatchObject({ scene: 'ORDER_REFUND', amount: 100, orderNo: order.orderNo });
  });

  test('is either granted or rejected', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await askedBack();
      const [granted, rejected] = await Promise.all([refund(order), reject(order)]);
      // Staff may refund a paid order all the same, so a grant right after the rejection counts.
      const back = granted.httpStatus === 200;
      expect(back || rejected.httpStatus === 200).toBe(true);
      expect(await statusOf(order)).toBe(back ? 'REFUNDED' : 'PAID');
      expect(await balanceOf(order.member)).toBe(back ? 100 : 0);
    }
  });

  test('a refund gives the money back to the very recharges it was paid with', async () => {
    const member = await newMember(app, { balance: 60 });
    await recharge(member, 60);
    const order = await newPaidOrder(app, { member });
    expect(await leftOf(member)).toEqual([0, 2000]);
    await recharge(member, 5);
    await refund(order);
    expect(await leftOf(member)).toEqual([6000, 6000, 500]);
  });

  async function recharge({ phone }: TestMember, amount: number): Promise<void> {
    const input = { phone, amountFen: amount * 100, actor: 'system', reference: id(), at: app.clock.now() };
    await transaction(app.services.db, (trx) => rechargeByStaff(trx, input));
  }

  async function leftOf({ userId }: TestMember): Promise<number[]> {
    const rows = await app.services.db('credits').where({ userId }).orderBy('id').select('leftFen');
    return rows.map(({ leftFen }) => leftFen);
  }
});

describe('a refunded parcel', () => {
  const recordReturn = ({ orderNo }: TestOrder) =>
    staff.client.call('POST /admin/inventory/record_return', { requestId: id(), orderNo, reason: '完好' });

  test('is for sale again when its return is recorded, once', async () => {
    const order = await shippedOrder();
    expect(await recordReturn(order)).toMatchObject(refused('ORD008'));
    await refund(order);
    expect(await offerOf(order)).toMatchObject({ status: 'sold' });
    const answers = await Promise.all([recordReturn(order), recordReturn(order)]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await offerOf(order)).toMatchObject({ status: 'available', available: 1 });
    expect(await recordReturn(order)).toMatchObject(refused('ORD012'));
  });

  test('that never left has nothing to return', async () => {
    const order = await newPaidOrder(app);
    await refund(order);
    expect(await recordReturn(order)).toMatchObject(refused('ORD012'));
  });

  test('left or did not leave when shipping and refunding meet: the piece is on sale only if not', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await newPaidOrder(app);
      const [shipped, refunded] = await Promise.all([ship(order), refund(order)]);
      expect(refunded.httpStatus).toBe(200);
      expect((await offerOf(order))?.status).toBe(shipped.httpStatus === 200 ? 'sold' : 'available');
    }
  });
});

test('an order that can not be completed does not keep the others from it', async () => {
  const [stuck, other] = [await shippedOrder(), await shippedOrder()];
  await daysLater(10 * day);
  const { db } = app.services;
  // A database that refuses the row of one order's move.
  await db.raw(
    "CREATE UNIQUE INDEX completed_once ON order_timeline (order_no) WHERE to_status = 'COMPLETED' AND actor = 'system'",
  );
  const inTheWay = { orderNo: stuck.orderNo, at: 0, toStatus: 'COMPLETED', actor: 'system', reason: '' };
  await db('orderTimeline').insert(inTheWay);
  await expect(completeShipped()).rejects.toThrow('1 orders were not completed');
  await db('orderTimeline').where(inTheWay).delete();
  expect(await storedStatus(other)).toBe('COMPLETED');
  expect(await storedStatus(stuck)).toBe('PAID');
  await completeShipped();
  expect(await storedStatus(stuck)).toBe('COMPLETED');
});

async function storedStatus({ orderNo }: TestOrder): Promise<string> {
  return (await app.services.db('orders').where({ orderNo }).first('status')).status;
}
