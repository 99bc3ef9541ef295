import { expect, test } from 'vitest';
import { newPaidOrder, newStaff, type TestOrder } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { confirm, ship, shippedOrder } from '../../test/order-moves.ts';
import { minute } from '../clock.ts';

const app = await openShop();
const staff = await newStaff(app, 'Fulfilment');
const parcel = { carrier: '顺丰', trackingNo: 'SF1001' };

const id = () => crypto.randomUUID();
const detail = ({ orderNo }: TestOrder) => staff.client.ok('GET /admin/orders/detail', { orderNo });
const undo = ({ orderNo }: TestOrder, version: string, requestId = id()) =>
  staff.client.call('POST /admin/orders/withdraw_shipment', { requestId, orderNo, version });

test('within 10 minutes the parcel is taken back from everybody, once, and the timeline of staff keeps it', async () => {
  const order = await shippedOrder(app, staff);
  const { orderNo } = order;
  const { version } = await detail(order);
  app.clock.advance(10 * minute);
  const requestId = id();
  const answers = await Promise.all([undo(order, version, requestId), undo(order, version, requestId)]);
  for (const { content } of answers) expect(content).toMatchObject({ status: 'PAID', shipment: null });
  expect((await order.member.client.ok('GET /order/detail', { orderNo })).shipment).toBeNull();
  expect((await detail(order)).parcelEvents).toMatchObject([
    { event: 'shipped', parcel },
    { event: 'withdrawn', parcel: null, before: parcel },
  ]);
  const { db } = app.services;
  const acts = await db('auditLog')
    .where({ object: `order:${orderNo}` })
    .orderBy('id')
    .select('action');
  expect(acts.map(({ action }) => action)).toEqual(['orders/ship', 'orders/withdraw_shipment']);
  // The order waits to be shipped like any other, and its ten days begin anew.
  const { content } = await ship(staff, order);
  expect(content.shipment?.shippedAt).toBe(new Date(app.clock.now()).toISOString());
});

test('after 10 minutes, without a parcel, and once the order was changed or completed, nothing is undone', async () => {
  const late = await shippedOrder(app, staff);
  app.clock.advance(10 * minute + 1);
  expect((await undo(late, (await detail(late)).version)).errorCode).toBe('ORD020');
  expect((await detail(late)).shipment).toMatchObject(parcel);

  const unsent = await newPaidOrder(app);
  expect((await undo(unsent, (await detail(unsent)).version)).errorCode).toBe('ORD010');

  const order = await shippedOrder(app, staff);
  const { version } = await detail(order);
  const correction = { orderNo: order.orderNo, version, carrier: '顺丰', trackingNo: 'SF200' };
  await staff.client.ok('POST /admin/orders/ship', { requestId: id(), ...correction });
  expect((await undo(order, version)).errorCode).toBe('SYS009');
  await confirm(order);
  expect((await undo(order, (await detail(order)).version)).errorCode).toBe('ORD008');
});

test('of an undo and a receipt at the same moment one wins, and no order is completed without its parcel', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await shippedOrder(app, staff);
    const { version } = await detail(order);
    const [undone, received] = await Promise.all([undo(order, version), confirm(order)]);
    expect([undone.httpStatus, received.httpStatus].sort()).toEqual([200, 409]);
    const { status, shipment } = await detail(order);
    const isUndone = undone.httpStatus === 200;
    expect([status, shipment !== null]).toEqual(isUndone ? ['PAID', false] : ['COMPLETED', true]);
  }
});
