import { describe, expect, test } from 'vitest';
import { newMember, newPiece, newUnpricedPiece, submit, submitCart } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { setPrice } from '../catalog/set-price.ts';
import { minute, second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { expireOrders } from './expire-orders.ts';

const app = await openShop();

const statusOf = async (code: string) =>
  (await app.client().ok('GET /product/query', { codes: code }))[0]?.status;

test('a series is sold to at most as many buyers as it has units', async () => {
  const code = await newPiece(app, { stock: 3 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => newMember(app)));
  for (const { client, userId } of buyers) {
    await client.ok('POST /userinfo/cart/add_item', { userId, productCode: code });
  }
  const answers = await Promise.all(buyers.map((buyer) => submitCart(buyer, 100)));
  expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(3);
  expect(answers.filter(({ errorCode }) => errorCode === 'ORD003')).toHaveLength(5);
});

test('an order copies names, prices and address and removes its items from the cart', async () => {
  const member = await newMember(app);
  const code = await newPiece(app, { price: 100, specialPrice: 80.5 });
  const other = await newPiece(app, { price: 20 });
  await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode: other });
  const [left] = await member.client.ok('GET /userinfo/cart/query', { userId: member.userId });
  await member.client.ok('POST /userinfo/cart/update_item', { itemId: left?.itemId ?? '', selected: false });
  const { content: order } = await submit(member, code, 80.5);
  expect(order).toMatchObject({
    status: 'WAITING_PAYMENT',
    amount: 80.5,
    items: [{ productCode: code, productName: '天青瓶', price: 80.5, quantity: 1 }],
    address: { recipientName: '张三', street: '神垕镇 1 号' },
    payment: null,
    timeline: [{ from: null, to: 'WAITING_PAYMENT', actor: 'member' }],
  });
  await transaction(app.services.db, (trx) =>
    setPrice(trx, { productCode: code, priceFen: 999_900, specialPriceFen: null, at: app.clock.now() }),
  );
  const again = await member.client.ok('GET /order/detail', { orderNo: order.orderNo });
  expect(again.amount).toBe(80.5);
  const cart = await member.client.ok('GET /userinfo/cart/query', { userId: member.userId });
  expect(cart.map(({ productCode }) => productCode)).toEqual([other]);
});

test('an order of several pieces holds all of them', async () => {
  const member = await newMember(app);
  const first = await newPiece(app, { price: 100 });
  const second = await newPiece(app, { price: 20.5 });
  await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode: second });
  const { content: order } = await submit(member, first, 120.5);
  expect(order.items.map(({ productCode }) => productCode).sort()).toEqual([first, second].sort());
  expect(order.amount).toBe(120.5);
  expect(await statusOf(first)).toBe('reserved');
  expect(await statusOf(second)).toBe('reserved');
});

describe('no order is created', () => {
  test('when a price differs from the one the buyer saw; the answer has the new lines', async () => {
    const member = await newMember(app);
    const code = await newPiece(app, { price: 100 });
    const answer = await submit(member, code, 90);
    expect(answer).toMatchObject({
      httpStatus: 409,
      errorCode: 'ORD005',
      details: { amount: 100, items: [{ productCode: code, price: 100 }] },
    });
    expect(await statusOf(code)).toBe('available');
  });

  test('when a piece has no price; the answer names the piece', async () => {
    const member = await newMember(app);
    const code = await newUnpricedPiece(app, '待定瓶');
    const answer = await submit(member, code, 0);
    expect(answer).toMatchObject({ errorCode: 'ORD004', details: { items: [{ productName: '待定瓶' }] } });
  });

  test('when nothing is selected, or an item is no longer in the cart', async () => {
    const member = await newMember(app);
    expect((await submitCart(member, 0)).errorCode).toBe('ORD002');
    const foreign = await member.client.call('POST /order/submit', {
      requestId: crypto.randomUUID(),
      addressId: member.addressId,
      expectedAmount: 100,
      itemIds: [crypto.randomUUID()],
    });
    expect(foreign.errorCode).toBe('CRT001');
  });

  test("with another member's address", async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    const code = await newPiece(app);
    const answer = await submit({ ...member, addressId: other.addressId }, code, 100);
    expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'ADR001' });
  });

  test('when the member has three unpaid orders, even with simultaneous requests', async () => {
    const member = await newMember(app);
    const codes = await Promise.all(Array.from({ length: 6 }, () => newPiece(app)));
    for (const productCode of codes) {
      await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode });
    }
    const cart = await member.client.ok('GET /userinfo/cart/query', { userId: member.userId });
    const answers = await Promise.all(
      cart.map(({ itemId }) =>
        member.client.call('POST /order/submit', {
          requestId: crypto.randomUUID(),
          addressId: member.addressId,
          expectedAmount: 100,
          itemIds: [itemId],
        }),
      ),
    );
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(3);
    expect(answers.filter(({ errorCode }) => errorCode === 'ORD006')).toHaveLength(3);
  });
});

describe('repeating a submission', () => {
  test('with the same request id gets the first order again, even at the same moment', async () => {
    const member = await newMember(app);
    const code = await newPiece(app);
    await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode: code });
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitCart(member, 100, requestId)));
    const later = await submitCart(member, 100, requestId);
    const numbers = [...answers, later].map(({ content }) => content?.orderNo);
    expect(new Set(numbers).size).toBe(1);
    expect((await member.client.ok('GET /order/query', {})).total).toBe(1);
  });

  test('with the same request id but different input is refused', async () => {
    const member = await newMember(app);
    const code = await newPiece(app);
    const requestId = crypto.randomUUID();
    await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode: code });
    await submitCart(member, 100, requestId);
    expect(await submitCart(member, 101, requestId)).toMatchObject({ httpStatus: 409, errorCode: 'SYS008' });
  });

  test('that was refused gets the first refusal again', async () => {
    const member = await newMember(app);
    const requestId = crypto.randomUUID();
    expect((await submitCart(member, 100, requestId)).errorCode).toBe('ORD002');
    const code = await newPiece(app);
    await member.client.ok('POST /userinfo/cart/add_item', { userId: member.userId, productCode: code });
    expect((await submitCart(member, 100, requestId)).errorCode).toBe('ORD002');
    expect((await submitCart(member, 100)).httpStatus).toBe(200);
  });
});

describe('an unpaid order', () => {
  test('times out and frees the piece, but not for the same member within 30 minutes', async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    const code = await newPiece(app);
    const { content: order } = await submit(member, code, 100);
    app.clock.advance(30 * minute);
    await expireOrders(app.services.db, app.clock.now());
    expect(await statusOf(code)).toBe('available');
    const detail = await member.client.ok('GET /order/detail', { orderNo: order.orderNo });
    expect(detail).toMatchObject({
      status: 'TIMED_OUT',
      timeline: [{}, { to: 'TIMED_OUT', actor: 'system' }],
    });
    expect((await submit(member, code, 100)).errorCode).toBe('ORD007');
    expect((await submit(other, code, 100)).httpStatus).toBe(200);
  });

  test('that is overdue counts as timed out even before the job has run', async () => {
    const member = await newMember(app);
    const code = await newPiece(app);
    await submit(member, code, 100);
    for (const each of [await newPiece(app), await newPiece(app)]) await submit(member, each, 100);
    app.clock.advance(30 * minute);
    expect((await submit(member, await newPiece(app), 100)).httpStatus).toBe(200);
    expect((await submit(member, code, 100)).errorCode).toBe('ORD007');
    const list = (status: 'TIMED_OUT' | 'WAITING_PAYMENT') =>
      member.client.ok('GET /order/query', { status });
    expect((await list('TIMED_OUT')).total).toBe(3);
    expect((await list('WAITING_PAYMENT')).total).toBe(1);
  });

  test('frees its piece for the next buyer even if no job has released it yet', async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    const code = await newPiece(app);
    const { content: order } = await submit(member, code, 100);
    app.clock.advance(30 * minute + second);
    expect(await statusOf(code)).toBe('available');
    expect((await submit(other, code, 100)).httpStatus).toBe(200);
    expect((await member.client.ok('GET /order/detail', { orderNo: order.orderNo })).status).toBe(
      'TIMED_OUT',
    );
  });

  test('shows when units of a series may become free: at the end of the first hold', async () => {
    const code = await newPiece(app, { stock: 2 });
    const { content: first } = await submit(await newMember(app), code, 100);
    app.clock.advance(minute);
    await submit(await newMember(app), code, 100);
    const [offer] = await app.client().ok('GET /product/query', { codes: code });
    expect(offer).toMatchObject({ status: 'reserved', heldUntil: first.payableUntil });
  });

  test('shows when its hold ends', async () => {
    const member = await newMember(app);
    const code = await newPiece(app);
    const { content: order } = await submit(member, code, 100);
    const [offer] = await app.client().ok('GET /product/query', { codes: code });
    expect(offer).toMatchObject({ status: 'reserved', heldUntil: order.payableUntil, available: 0 });
  });
});

test("a member can't see another member's order", async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const { content: order } = await submit(member, await newPiece(app), 100);
  expect(await other.client.call('GET /order/detail', { orderNo: order.orderNo })).toMatchObject({
    httpStatus: 404,
    errorCode: 'ORD001',
  });
  expect((await other.client.ok('GET /order/query', {})).total).toBe(0);
});

test('orders and records are listed in pages of ten, newest first, without gaps or repeats', async () => {
  const member = await newMember(app);
  const numbers: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const { content } = await submit(member, await newPiece(app), 100);
    numbers.unshift(content.orderNo);
    app.clock.advance(31 * minute);
  }
  const pages = [
    await member.client.ok('GET /order/query', { page: 1 }),
    await member.client.ok('GET /order/query', { page: 2 }),
  ];
  expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
    [12, 10],
    [12, 2],
  ]);
  expect(pages.flatMap(({ items }) => items.map(({ orderNo }) => orderNo))).toEqual(numbers);
});
