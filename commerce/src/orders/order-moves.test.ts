import { describe, expect, onTestFinished, test } from 'vitest';
import { orderStates } from '../../contract/states.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPiece,
  newStaff,
  pay,
  submit,
  submitCart,
  type TestOrder,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  askBack,
  askedBack,
  cancel,
  completedOrder,
  confirm,
  daysLater,
  offerOf,
  refund,
  refused,
  reject,
  ship,
  shippedOrder,
  statusOf,
} from '../../test/order-moves.ts';
import { day, minute, second } from '../clock.ts';
import { completeShippedOrders } from './complete-order.ts';
import { expireOrders } from './expire-orders.ts';

const app = await openShop();
const staff = await newStaff(app, 'Owner');

const id = () => crypto.randomUUID();
const completeShipped = () => completeShippedOrders(app.services.db, app.clock.now());

describe('an unpaid order', () => {
  test('can be canceled by its member, which frees the piece at once', async () => {
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

  test('is canceled once: a repeated request gets the first answer, a new one is refused', async () => {
    const order = await newOrder(app);
    const requestId = id();
    const answers = await Promise.all([cancel(order, requestId), cancel(order, requestId)]);
    for (const { content } of answers) expect(content.status).toBe('CANCELLED');
    expect(await cancel(order)).toMatchObject(refused('ORD008'));
  });

  test('that is overdue is timed out and not canceled, before and after the job ran', async () => {
    const order = await newOrder(app);
    app.clock.advance(30 * minute);
    expect(await cancel(order)).toMatchObject(refused('ORD009'));
    await expireOrders(app.services.db, app.clock.now());
    expect(await cancel(order)).toMatchObject(refused('ORD009'));
    expect(await statusOf(order)).toBe('TIMED_OUT');
  });

  test('can be canceled only by those whom the state table allows', async () => {
    const order = await newOrder(app);
    const { cancel: move } = orderStates.moves;
    const { by } = move;
    onTestFinished(() => {
      move.by = by;
    });
    move.by = by.filter((mover) => mover !== 'member');
    expect(await cancel(order)).toMatchObject(refused('ORD008'));
    expect(await statusOf(order)).toBe('WAITING_PAYMENT');
  });

  test("can't be canceled by another member", async () => {
    const order = await newOrder(app);
    const other = await newMember(app);
    expect(await cancel({ ...order, member: other })).toMatchObject({ httpStatus: 404, errorCode: 'ORD001' });
    expect(await statusOf(order)).toBe('WAITING_PAYMENT');
  });

  test("can't be confirmed, refunded, shipped, or have a refund requested", async () => {
    const order = await newOrder(app);
    for (const move of [confirm, askBack]) expect(await move(order)).toMatchObject(refused('ORD008'));
    for (const move of [ship, refund, reject]) {
      expect(await move(staff, order)).toMatchObject(refused('ORD008'));
    }
  });
});

describe('a piece that a member holds without paying', () => {
  const again = async ({ member, productCode }: TestOrder) => submit(member, productCode, 100);

  test('can be ordered again at once if the order was canceled soon', async () => {
    const order = await newOrder(app);
    app.clock.advance(10 * minute - 1);
    await cancel(order);
    expect((await again(order)).httpStatus).toBe(200);
  });

  test('is blocked for the member for 30 minutes after an order that held it for 10', async () => {
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

  test("can't be held forever by many short orders, because their times add up", async () => {
    const order = await newOrder(app);
    app.clock.advance(6 * minute);
    await cancel(order);
    const firstEnd = app.clock.now();
    const { content: second } = await again(order);
    app.clock.advance(6 * minute);
    await cancel({ ...order, orderNo: second.orderNo });
    expect(await again(order)).toMatchObject({
      errorCode: 'ORD007',
      // After 30 minutes the older hold no longer counts, and the newer one alone is too short to block the piece.
      details: { againAt: new Date(firstEnd + 30 * minute).toISOString() },
    });
  });

  test('can be ordered by everybody else, and the member may order other pieces', async () => {
    const order = await newOrder(app);
    app.clock.advance(20 * minute);
    await cancel(order);
    expect((await again({ ...order, member: await newMember(app) })).httpStatus).toBe(200);
    expect((await submit(order.member, await newPiece(app), 100)).httpStatus).toBe(200);
  });
});

describe('a paid order', () => {
  test('can be completed by its member only after it was shipped', async () => {
    const order = await newPaidOrder(app);
    expect(await confirm(order)).toMatchObject(refused('ORD010'));
    await ship(staff, order);
    const requestId = id();
    const answers = await Promise.all([confirm(order, requestId), confirm(order, requestId)]);
    for (const { content } of answers) {
      expect(content).toMatchObject({ status: 'COMPLETED', shipment: { carrier: '顺丰' } });
    }
    expect(await confirm(order)).toMatchObject(refused('ORD008'));
  });

  test('is completed automatically 10 days after shipment', async () => {
    const [order, unshipped] = [await shippedOrder(app, staff), await newPaidOrder(app)];
    await daysLater(app, 10 * day - second);
    await completeShipped();
    expect(await statusOf(order)).toBe('PAID');
    await daysLater(app, second);
    await Promise.all([completeShipped(), completeShipped()]);
    const { status, timeline } = await order.member.client.ok('GET /order/detail', {
      orderNo: order.orderNo,
    });
    expect(status).toBe('COMPLETED');
    expect(timeline.at(-1)).toMatchObject({ from: 'PAID', to: 'COMPLETED', actor: 'system' });
    expect(await statusOf(unshipped)).toBe('PAID');
  });

  test("can't be canceled or paid again", async () => {
    const order = await newPaidOrder(app);
    expect(await cancel(order)).toMatchObject(refused('ORD008'));
    expect(await pay(order.member, order.orderNo, '123456')).toMatchObject(refused('ORD008'));
  });

  test('with an open refund request is neither shipped nor completed until the decision', async () => {
    const order = await shippedOrder(app, staff);
    const unshipped = await askedBack(app);
    expect((await askBack(order)).content).toMatchObject({
      status: 'REFUNDING',
      refunds: [{ reason: '不喜欢', decidedAt: null }],
    });
    expect(await confirm(order)).toMatchObject(refused('ORD008'));
    expect(await ship(staff, unshipped)).toMatchObject(refused('ORD008'));
    await daysLater(app, 11 * day);
    await completeShipped();
    expect(await statusOf(order)).toBe('REFUNDING');
    expect((await reject(staff, order)).content).toMatchObject({ status: 'PAID' });
    await completeShipped();
    expect(await statusOf(order)).toBe('COMPLETED');
  });

  test('is either completed or gets a refund request when both happen at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await shippedOrder(app, staff);
      const answers = await Promise.all([confirm(order), askBack(order)]);
      // A refund can also be requested after the order was completed.
      const status = await statusOf(order);
      expect(status).toBe(answers[1].httpStatus === 200 ? 'REFUNDING' : 'COMPLETED');
    }
  });
});

test("an order that can't be completed does not keep the job from completing others", async () => {
  const [stuck, other] = [await shippedOrder(app, staff), await shippedOrder(app, staff)];
  await daysLater(app, 10 * day);
  const { db } = app.services;
  // The index refuses to complete `stuck`, because the completed order `inTheWay` has the same remark.
  await db.raw(
    "CREATE UNIQUE INDEX completed_once ON orders (remark) WHERE status = 'COMPLETED' AND remark = 'refused'",
  );
  await db('orders').where({ orderNo: stuck.orderNo }).update({ remark: 'refused' });
  const inTheWay = await completedOrder(app, staff);
  await db('orders').where({ orderNo: inTheWay.orderNo }).update({ remark: 'refused' });
  await expect(completeShipped()).rejects.toThrow('1 orders were not completed');
  await db('orders').where({ orderNo: inTheWay.orderNo }).update({ remark: '' });
  expect(await storedStatus(other)).toBe('COMPLETED');
  expect(await storedStatus(stuck)).toBe('PAID');
  await completeShipped();
  expect(await storedStatus(stuck)).toBe('COMPLETED');
});

async function storedStatus({ orderNo }: TestOrder): Promise<string | undefined> {
  return (await app.services.db('orders').where({ orderNo }).first('status'))?.status;
}
