import { describe, expect, test } from 'vitest';
import { newMember, newOrder, newPaidOrder, newPiece, newStaff, submit } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { minute } from '../clock.ts';

const app = await openShop();
const staff = await newStaff(app, 'Fulfilment', 'Finance');

const id = () => crypto.randomUUID();
const list = (input: object) => staff.client.ok('GET /admin/inventory/query', input);
const codes = async (input: object) => (await list(input)).items.map(({ productCode }) => productCode);
const movements = async (productCode: string) =>
  (await staff.client.ok('GET /admin/inventory/movements', { productCode })).items;
const adjust = (productCode: string, change: number) =>
  staff.client.call('POST /admin/inventory/adjust', { requestId: id(), productCode, change, reason: '盘点' });
const release = (orderNo: string) =>
  staff.client.call('POST /admin/inventory/release_hold', { requestId: id(), orderNo, reason: '电话取消' });

test('the list shows who holds which units until when, and filters by holds', async () => {
  const order = await newOrder(app, { stock: 3 });
  const sold = await newPaidOrder(app);
  const free = await newPiece(app, { name: '独有的名字' });
  const { items } = await list({ search: order.productCode });
  expect(items).toEqual([
    expect.objectContaining({
      productCode: order.productCode,
      stock: 3,
      available: 2,
      reserved: 1,
      sold: 0,
      holds: [
        {
          orderNo: order.orderNo,
          member: { userId: order.member.userId, username: `member${order.member.phone}` },
          quantity: 1,
          heldUntil: new Date(app.clock.now() + 30 * minute).toISOString(),
        },
      ],
    }),
  ]);
  const single = await newOrder(app);
  expect(await codes({ status: 'reserved' })).toEqual([single.productCode]);
  expect(await codes({ status: 'sold' })).toEqual([sold.productCode]);
  expect((await codes({ status: 'available' })).sort()).toEqual([order.productCode, free].sort());
  expect(await codes({ search: '独有的' })).toEqual([free]);
  expect(await codes({ expiring: 'true' })).toEqual([]);
  app.clock.advance(20 * minute);
  expect((await codes({ expiring: 'true' })).sort()).toEqual([order.productCode, single.productCode].sort());
  expect((await codes({ expiring: 'false' })).sort()).toEqual([sold.productCode, free].sort());
  expect((await codes({ sort: 'heldUntil' })).slice(2).sort()).toEqual([sold.productCode, free].sort());
  expect((await codes({ sort: '-stock' }))[0]).toBe(order.productCode);
  expect((await list({ search: sold.productCode })).items).toMatchObject([
    { stock: 0, available: 0, reserved: 0, sold: 1 },
  ]);
  expect((await codes({ sort: 'stock' }))[0]).toBe(sold.productCode);
});

test('every change of stock leaves a movement, from the first stock to a parcel that came back damaged', async () => {
  const order = await newPaidOrder(app);
  const { productCode, orderNo } = order;
  await staff.client.ok('POST /admin/orders/refund', { requestId: id(), orderNo, reason: '瑕疵' });
  await adjust(productCode, 4);
  await adjust(productCode, -2);
  expect((await movements(productCode)).reverse()).toMatchObject([
    { change: 'start', quantity: 1, stockAfter: 1, availableAfter: 1, orderNo: null, actor: 'system' },
    {
      change: 'hold',
      quantity: 1,
      stockAfter: 1,
      availableAfter: 0,
      orderNo,
      actor: `member${order.member.phone}`,
    },
    { change: 'sell', quantity: 1, stockAfter: 1, availableAfter: 0, orderNo },
    { change: 'return', quantity: 1, stockAfter: 1, availableAfter: 1, orderNo, reason: '瑕疵' },
    {
      change: 'add',
      quantity: 4,
      stockAfter: 5,
      availableAfter: 5,
      actor: `member${staff.phone}`,
      reason: '盘点',
    },
    { change: 'remove', quantity: 2, stockAfter: 3, availableAfter: 3 },
  ]);
  const broken = await newPaidOrder(app);
  const of = { requestId: id(), orderNo: broken.orderNo };
  await staff.client.ok('POST /admin/orders/ship', { ...of, carrier: 'SF', trackingNo: 'SF1234567890' });
  await staff.client.ok('POST /admin/orders/refund', { ...of, requestId: id(), reason: '碎了' });
  const back = { ...of, requestId: id(), condition: 'damaged', reason: '口沿缺损' } as const;
  await staff.client.ok('POST /admin/inventory/record_return', back);
  expect((await movements(broken.productCode))[0]).toMatchObject({
    ...{ change: 'writeOff', quantity: 1, stockAfter: 0, availableAfter: 0 },
    ...{ orderNo: broken.orderNo, reason: '口沿缺损' },
  });
});

test('the movements of an unknown piece are not found', async () => {
  const answer = await staff.client.call('GET /admin/inventory/movements', { productCode: 'JY-0000-000' });
  expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'PRD001' });
});

describe('adjusting the stock', () => {
  test('removes only free units, never held or sold ones', async () => {
    const { productCode } = await newOrder(app, { stock: 3 });
    expect(await adjust(productCode, -3)).toMatchObject({
      httpStatus: 409,
      errorCode: 'PRD003',
      details: { available: 2 },
    });
    expect((await adjust(productCode, -2)).content).toMatchObject({ stock: 1, available: 0, reserved: 1 });
    const [offer] = await app.client().ok('GET /product/query', { codes: productCode });
    expect(offer?.status).toBe('reserved');
  });

  test('counts units of an overdue hold as free', async () => {
    const { productCode } = await newOrder(app);
    app.clock.advance(30 * minute);
    expect((await adjust(productCode, -1)).content).toMatchObject({ stock: 0, available: 0, holds: [] });
  });

  test('and buying the last unit at the same moment never both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const code = await newPiece(app);
      const buyer = await newMember(app);
      await buyer.client.ok('POST /userinfo/cart/add_item', { userId: buyer.userId, productCode: code });
      const [removed, bought] = await Promise.all([
        adjust(code, -1),
        buyer.client.call('POST /order/submit', {
          requestId: id(),
          addressId: buyer.addressId,
          expectedAmount: 100,
        }),
      ]);
      expect([removed.httpStatus, bought.httpStatus].sort()).toEqual([200, 409]);
    }
  });

  test('happens once for each request and makes the piece available again to everybody', async () => {
    const { productCode } = await newPaidOrder(app);
    const input = { requestId: id(), productCode, change: 1, reason: '又找到一件' };
    await Promise.all([1, 2, 3].map(() => staff.client.ok('POST /admin/inventory/adjust', input)));
    const [offer] = await app.client().ok('GET /product/query', { codes: productCode });
    expect(offer).toMatchObject({ status: 'available', available: 1 });
  });

  test.each([0, 1.5, 1000, -1000, '1e2', true, [1]])('by %j is refused', async (change) => {
    const code = await newPiece(app);
    expect((await adjust(code, change as number)).errorCode).toBe('SYS007');
  });

  test('of an unknown piece is refused', async () => {
    expect((await adjust('JY-0000-000', 1)).errorCode).toBe('PRD001');
  });
});

test('releasing a hold cancels its order and frees the piece, once only', async () => {
  const order = await newOrder(app);
  const answers = await Promise.all([release(order.orderNo), release(order.orderNo)]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect((await order.member.client.ok('GET /order/detail', { orderNo: order.orderNo })).status).toBe(
    'CANCELLED',
  );
  expect((await submit(await newMember(app), order.productCode, 100)).httpStatus).toBe(200);
  const paid = await newPaidOrder(app);
  expect((await release(paid.orderNo)).errorCode).toBe('ORD008');
  expect((await release('JO000000000000000000')).errorCode).toBe('ORD001');
});

test('the export contains every filtered piece and is logged', async () => {
  const code = await newPiece(app, { name: '=cmd()' });
  const csv = await staff.client.file('GET /admin/inventory/export', { search: code });
  const [, line] = csv.trim().split('\n');
  expect(line).toContain(code);
  expect(line).not.toContain(',=cmd');
  expect(await app.services.db('auditLog').where({ action: 'inventory/export' })).toHaveLength(1);
});

test('one piece is shown like its row in the list, with the time of the server', async () => {
  const { productCode, member } = await newOrder(app, { stock: 2 });
  const stock = await staff.client.ok('GET /admin/inventory/detail', { productCode });
  const { items, serverTime } = await list({ search: productCode });
  expect(serverTime).toBe(new Date(app.clock.now()).toISOString());
  expect(stock).toEqual({ ...items[0], toReturn: [], serverTime });
  expect(stock.holds).toMatchObject([{ member: { userId: member.userId } }]);
  const unknown = { productCode: 'JY-0000-000' };
  expect(await staff.client.call('GET /admin/inventory/detail', unknown)).toMatchObject({
    errorCode: 'PRD001',
  });
});

test('a piece names the refunded parcel that is expected back, until its return is recorded', async () => {
  const { orderNo, productCode, member } = await newPaidOrder(app);
  const toReturn = async (code = productCode) =>
    (await staff.client.ok('GET /admin/inventory/detail', { productCode: code })).toReturn;
  const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' };
  await staff.client.ok('POST /admin/orders/ship', { requestId: id(), orderNo, ...parcel });
  expect(await toReturn()).toEqual([]);
  await staff.client.ok('POST /admin/orders/refund', { requestId: id(), orderNo, reason: '瑕疵' });
  expect(await toReturn()).toEqual([
    {
      ...{ orderNo, transactionNo: expect.stringMatching(/^JT/), quantity: 1, ...parcel },
      member: expect.objectContaining({ userId: member.userId }),
    },
  ]);
  expect(await toReturn(await newPiece(app))).toEqual([]);
  const back = { requestId: id(), orderNo, condition: 'sound', reason: '已到' } as const;
  await staff.client.ok('POST /admin/inventory/record_return', back);
  expect(await toReturn()).toEqual([]);

  const unsent = await newPaidOrder(app);
  const refund = { requestId: id(), orderNo: unsent.orderNo, reason: '瑕疵' };
  await staff.client.ok('POST /admin/orders/refund', refund);
  expect(await toReturn(unsent.productCode)).toEqual([]);
});

test('two people who adjust the stock they saw add units once; an order in between stops nobody', async () => {
  const { productCode } = await newOrder(app, { stock: 2 });
  const { version } = await staff.client.ok('GET /admin/inventory/detail', { productCode });
  await submit(await newMember(app), productCode, 100);
  const answers = await Promise.all(
    [1, 1].map((change) =>
      staff.client.call('POST /admin/inventory/adjust', {
        ...{ requestId: id(), productCode, version, change, reason: '盘点' },
      }),
    ),
  );
  const now = await staff.client.ok('GET /admin/inventory/detail', { productCode });
  expect(now.stock).toBe(3);
  const refused = answers.find(({ httpStatus }) => httpStatus === 409);
  expect(refused).toMatchObject({ errorCode: 'SYS009', details: { version: now.version } });
});
