import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newOrder, newPaidOrder, newStaff, type TestMember, type TestOrder } from '../../test/factories.ts';
import { readLog } from '../../test/read-log.ts';
import { minute } from '../clock.ts';
import { maskPhone } from '../users/mask-phone.ts';

const id = () => crypto.randomUUID();
const parcel = { carrier: '顺丰', trackingNo: 'SF100' };
let shop: TestApp;
let reader: TestMember;
const query = (input: object) => reader.client.ok('GET /admin/orders/query', input);
const numbers = async (input: object) => (await query(input)).items.map(({ orderNo }) => orderNo);
let unpaid: TestOrder;
let paid: TestOrder;
let shipped: TestOrder;

beforeAll(async () => {
  shop = await createTestApp();
  reader = await newStaff(shop, 'Owner');
  unpaid = await newOrder(shop, { price: 300 });
  shop.clock.advance(minute);
  paid = await newPaidOrder(shop, { price: 100 });
  shop.clock.advance(minute);
  shipped = await newPaidOrder(shop, { price: 200 });
  await reader.client.ok('POST /admin/orders/ship', {
    requestId: id(),
    orderNo: shipped.orderNo,
    ...parcel,
  });
});
afterAll(() => shop.close());

test('the list of orders shows pieces, buyer, amount, payment and parcel, newest first', async () => {
  const { items, total, totalIsMore } = await query({});
  expect({ total, totalIsMore }).toEqual({ total: 3, totalIsMore: false });
  expect(items[0]).toMatchObject({
    orderNo: shipped.orderNo,
    pieces: [{ productCode: shipped.productCode, productName: '天青瓶', quantity: 1 }],
    buyer: { userId: shipped.member.userId, username: `member${shipped.member.phone}` },
    recipient: '张三',
    phone: shipped.member.phone,
    address: '河南省 许昌市 禹州市 神垕镇 1 号',
    remark: '',
    amount: 200,
    method: 'wallet',
    status: 'PAID',
    payableUntil: null,
    ...parcel,
  });
  expect(items[2]).toMatchObject({ orderNo: unpaid.orderNo, method: null, carrier: null });
  expect(items[2]?.payableUntil).not.toBeNull();
});

test('the list of orders filters by status, by view, by member and by day, and sorts by amount', async () => {
  expect(await numbers({ status: 'WAITING_PAYMENT' })).toEqual([unpaid.orderNo]);
  expect(await numbers({ view: 'toPay' })).toEqual([unpaid.orderNo]);
  expect(await numbers({ view: 'toShip' })).toEqual([paid.orderNo]);
  expect(await numbers({ view: 'shipped' })).toEqual([shipped.orderNo]);
  expect(await numbers({ view: 'refundAsked' })).toEqual([]);
  expect(await numbers({ view: 'closed' })).toEqual([]);
  expect(await numbers({ userId: paid.member.userId })).toEqual([paid.orderNo]);
  expect(await numbers({ userId: paid.member.userId, view: 'shipped' })).toEqual([]);
  expect(await numbers({ sort: 'amount' })).toEqual([paid.orderNo, shipped.orderNo, unpaid.orderNo]);
  expect(await numbers({ from: '2026-01-15', to: '2026-01-15' })).toHaveLength(3);
  expect(await numbers({ to: '2026-01-14' })).toEqual([]);
  expect(await numbers({ from: '2026-01-16' })).toEqual([]);
});

test('the list of orders finds an order by its number and by phone or name of buyer and recipient', async () => {
  const { orderNo, member } = paid;
  for (const search of [orderNo, orderNo.toLowerCase(), member.phone, `MEMBER${member.phone}`]) {
    expect(await numbers({ search })).toEqual([orderNo]);
  }
  expect(await numbers({ search: '张三' })).toHaveLength(3);
  expect(await numbers({ search: '张三', status: 'WAITING_PAYMENT' })).toEqual([unpaid.orderNo]);
  for (const search of ['张', '%', "' OR 1=1", 'JO000000000000000000']) {
    expect(await numbers({ search })).toEqual([]);
  }
});

test('the list of orders finds the orders of a parcel by its tracking number, in upper or lower case', async () => {
  for (const search of [parcel.trackingNo, parcel.trackingNo.toLowerCase(), ` ${parcel.trackingNo} `]) {
    expect(await numbers({ search })).toEqual([shipped.orderNo]);
  }
  expect(await numbers({ search: parcel.trackingNo, view: 'toShip' })).toEqual([]);
  for (const search of [parcel.trackingNo.slice(0, -1), `${parcel.trackingNo}0`, 'SF%']) {
    expect(await numbers({ search })).toEqual([]);
  }
});

test('the views of the orders are counted, and the counts follow the other filters', async () => {
  const countsOf = (input: object) => reader.client.ok('GET /admin/orders/counts', input);
  const none = { all: 0, toPay: 0, toShip: 0, shipped: 0, refundAsked: 0, toReturn: 0, closed: 0 };
  expect(await countsOf({})).toEqual({ ...none, all: 3, toPay: 1, toShip: 1, shipped: 1 });
  expect(await countsOf({ userId: paid.member.userId })).toEqual({ ...none, all: 1, toShip: 1 });
  expect(await countsOf({ search: shipped.orderNo })).toEqual({ ...none, all: 1, shipped: 1 });
  expect(await countsOf({ to: '2026-01-14' })).toEqual(none);
});

test('orders to pay are sorted by the time left, by the clock of the server; other orders are not', async () => {
  const { items, serverTime } = await query({ view: 'toPay', sort: 'timeLeft' });
  expect(items.map(({ orderNo }) => orderNo)).toEqual([unpaid.orderNo]);
  expect(serverTime).toBe(new Date(shop.clock.now()).toISOString());
  const refused = await reader.client.call('GET /admin/orders/query', { sort: 'timeLeft' });
  expect(refused).toMatchObject({ httpStatus: 400, details: { fields: { sort: 'invalid_value' } } });
});

test('the list and the order itself show the same version', async () => {
  for (const { orderNo } of [unpaid, paid, shipped]) {
    const [row] = (await query({ search: orderNo })).items;
    expect((await reader.client.ok('GET /admin/orders/detail', { orderNo })).version).toBe(row?.version);
  }
});

test('the list of orders continues from a cursor and refuses a cursor that it did not make', async () => {
  const some = await newOrder(shop, { price: 50 });
  const others = await Promise.all(Array.from({ length: 9 }, () => newOrder(shop, { price: 50 })));
  const first = await query({ pageSize: 10 });
  const rest = await query({ pageSize: 10, after: first.next });
  expect(first.previous).toBeNull();
  const back = await query({ pageSize: 10, before: rest.previous });
  expect(back).toMatchObject({ items: first.items, next: first.next, previous: null });
  expect(await query({ pageSize: 10, page: 2 })).toMatchObject({ previous: rest.previous });
  expect(new Set([...first.items, ...rest.items].map(({ orderNo }) => orderNo)).size).toBe(13);
  expect(rest).toMatchObject({ next: null, total: 13 });
  expect([some, ...others]).toHaveLength(10);
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const after of ['x', cursor(['abc', 'x']), cursor([1e30, 'x']), cursor([1, null])]) {
    const { httpStatus } = await reader.client.call('GET /admin/orders/query', { after });
    expect([200, 400]).toContain(httpStatus);
  }
});

test('the list of orders is exported as filtered into one file, and the export is logged with its filters', async () => {
  const csv = await reader.client.file('GET /admin/orders/export', { status: 'PAID', sort: 'amount' });
  const lines = csv.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('订单号,下单时间,作品');
  expect(lines[1]).toContain(paid.orderNo);
  const rows = await readLog(shop.services.db, { action: 'orders/export' });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ object: 'list:orders', actor: `staff:${reader.userId}` });
  expect(JSON.parse(rows[0]?.circumstances ?? '')).toEqual({ filters: { status: 'PAID' } });
});

test.each([
  ['zh', ['订单号', '状态'], ['已发货', '待发货', '待付款']],
  ['en', ['Order no.', 'Status'], ['Shipped', 'To ship', 'Waiting for payment']],
] as const)('a file in %s has the states of the screen', async (language, [number, status], states) => {
  const accepted = { 'Accept-Language': language };
  const { content } = await reader.client.call('GET /admin/orders/export', {}, accepted);
  const rows: Record<string, string>[] = parse(String(content), { bom: true, columns: true });
  const stateOf = new Map(rows.map((row) => [row[number], row[status]]));
  expect([shipped, paid, unpaid].map(({ orderNo }) => stateOf.get(orderNo))).toEqual(states);
});

test('list and file mask phone numbers except for those who may ship, and an order shows its own', async () => {
  const { orderNo, member } = paid;
  for (const role of ['Fulfilment', 'Support', 'Finance', 'Auditor']) {
    const { client } = await newStaff(shop, role);
    const phone = role === 'Fulfilment' ? member.phone : maskPhone(member.phone);
    const { items } = await client.ok('GET /admin/orders/query', { search: member.phone });
    expect(items).toMatchObject([{ orderNo, phone, address: '河南省 许昌市 禹州市 神垕镇 1 号' }]);
    const { address } = await client.ok('GET /admin/orders/detail', { orderNo });
    expect(address.phone).toBe(member.phone);
    const csv = await client.file('GET /admin/orders/export', { search: orderNo });
    const [line] = parse<Record<string, string>>(csv, { bom: true, columns: true, trim: true });
    expect(line).toMatchObject({
      ...{ 收货人: '张三', 手机号: phone, 收货地址: '河南省 许昌市 禹州市 神垕镇 1 号', 订单备注: '' },
    });
  }
});
