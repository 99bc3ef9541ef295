import { expect, test } from 'vitest';
import { type OrderTrouble, orderTrouble } from '../../contract/order.ts';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPiece,
  newUnpricedPiece,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { audit } from '../audit/audit.ts';
import { changeSales } from '../catalog/change-sale.ts';
import { setPrice } from '../catalog/set-price.ts';
import { minute } from '../clock.ts';
import { transaction } from '../db/transaction.ts';

const app = await openShop();

async function add(member: TestMember, productCode: string, quantity = 1): Promise<string> {
  const input = { userId: member.userId, productCode, quantity };
  return (await member.client.ok('POST /userinfo/cart/add_item', input)).itemId;
}

interface Wish {
  itemIds?: string[];
  expectedPrices?: Record<string, number | null>;
}

function order(member: TestMember, expectedAmount: number, wish: Wish = {}) {
  const requestId = crypto.randomUUID();
  const { addressId } = member;
  return member.client.call('POST /order/submit', { requestId, addressId, expectedAmount, ...wish });
}

async function refusal(member: TestMember, expectedAmount: number, wish: Wish = {}) {
  const ordersBefore = await member.client.ok('GET /order/counts', {});
  const { errorCode, details } = await order(member, expectedAmount, wish);
  const given = (details as { troubles: unknown[] }).troubles;
  const troubles: OrderTrouble[] = given.map((trouble) => orderTrouble.parse(trouble));
  expect(await member.client.ok('GET /order/counts', {})).toEqual(ordersBefore);
  return { errorCode, troubles };
}

const reprice = (code: string, priceFen: number) =>
  transaction(app.services.db, (trx) =>
    setPrice(trx, { productCode: code, priceFen, specialPriceFen: null, at: app.clock.now() }),
  );

test('all troubles are named at once, by piece, and the cart stays as it is', async () => {
  const member = await newMember(app);
  const [shown, offSale, sold, held, dear, few, fine] = await Promise.all([
    newPiece(app),
    newPiece(app),
    newPiece(app),
    newPiece(app),
    newPiece(app),
    newPiece(app, { stock: 3 }),
    newPiece(app),
  ]);
  const unpriced = await newUnpricedPiece(app, '待定瓶');
  const ids: Record<string, string> = {};
  for (const code of [shown, offSale, sold, held, dear, fine, unpriced]) ids[code] = await add(member, code);
  ids[few] = await add(member, few, 3);

  const { db } = app.services;
  await db('products').where({ code: shown }).update({ listed: false, forShow: true });
  const change = [{ productCode: offSale, sale: { onSale: false } }];
  await transaction(db, (trx) => changeSales(trx, change, app.clock.now()));
  await sell(sold);
  const other = await newMember(app);
  const { content: holding } = await submit(other, held, 100);
  await submit(other, few, 100);
  await reprice(dear, 15_000);

  const expectedPrices = { [ids[dear] ?? '']: 100, [ids[fine] ?? '']: 100 };
  const { errorCode, troubles } = await refusal(member, 900, { expectedPrices });
  expect(errorCode).toBe('ORD013');
  const found = Object.fromEntries(troubles.map((trouble) => [trouble.productCode, trouble]));
  expect(troubles).toHaveLength(7);
  expect(found).toMatchObject({
    [shown]: { kind: 'forShow', itemId: ids[shown], price: null },
    [offSale]: { kind: 'offSale', itemId: ids[offSale] },
    [unpriced]: { kind: 'withoutPrice', productName: '待定瓶' },
    [sold]: { kind: 'sold', price: 100 },
    [held]: { kind: 'heldByAnother', heldUntil: holding.payableUntil },
    [dear]: { kind: 'priceChanged', expectedPrice: 100, price: 150 },
    [few]: { kind: 'tooFew', available: 2, quantity: 3 },
  });
  expect(JSON.stringify(troubles)).not.toContain(holding.orderNo);
  expect(await member.client.ok('GET /userinfo/cart/query', { userId: member.userId })).toHaveLength(8);
});

async function sell(productCode: string): Promise<void> {
  const buyer = await newMember(app, { balance: 100 });
  const { content } = await submit(buyer, productCode, 100);
  const code = await sendPaymentCode(app, buyer, content.orderNo);
  expect((await pay(buyer, content.orderNo, code)).status).toBe('OK');
}

test('each trouble is explained in the language of the request', async () => {
  const member = await newMember(app);
  await add(member, await newUnpricedPiece(app));
  const texts = [];
  for (const language of ['zh', 'en']) {
    const answer = await fetch(`${app.url}/api/order/submit`, {
      method: 'POST',
      headers: {
        Authorization: member.authToken,
        'Accept-Language': language,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        requestId: crypto.randomUUID(),
        addressId: member.addressId,
        expectedAmount: 0,
      }),
    });
    const { details } = (await answer.json()) as { details: { troubles: { text: string }[] } };
    texts.push(details.troubles.map(({ text }) => text));
  }
  expect(texts).toEqual([['这件作品尚未定价'], ['This piece has no price yet']]);
});

test("a piece that the member's own unpaid order holds leads to that order, and nobody else's", async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const code = await newPiece(app, { stock: 2 });
  const { content: own } = await submit(member, code, 100);
  const { orderNo } = own;
  const addUnits = ({ client, userId }: TestMember, quantity: number) =>
    client.call('POST /userinfo/cart/add_item', { userId, productCode: code, quantity });
  expect(await addUnits(member, 2)).toMatchObject({
    errorCode: 'PRD003',
    details: { available: 1, orderNo },
  });
  await addUnits(member, 1);
  await submit(other, code, 100);
  const { errorCode, troubles } = await refusal(member, 100);
  expect(errorCode).toBe('ORD003');
  expect(troubles).toMatchObject([{ kind: 'heldByYou', productCode: code, orderNo }]);
  expect(await addUnits(member, 1)).toMatchObject({
    errorCode: 'PRD002',
    details: { status: 'reserved', orderNo },
  });
  const stranger = await addUnits(await newMember(app), 1);
  expect(stranger).toMatchObject({ errorCode: 'PRD002', details: { status: 'reserved' } });
  expect(stranger.details).not.toHaveProperty('orderNo');
});

test('a second window that submits items which were ordered already is led to the order', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const codes = [await newPiece(app), await newPiece(app)];
  const itemIds: string[] = [];
  for (const code of codes) itemIds.push(await add(member, code));
  const { content: placed } = await order(member, 200, { itemIds });
  const { errorCode, troubles } = await refusal(member, 200, { itemIds });
  expect(errorCode).toBe('CRT001');
  expect(troubles.map(({ kind, itemId, orderNo }) => [kind, itemId, orderNo]).sort()).toEqual(
    itemIds.map((itemId) => ['alreadyOrdered', itemId, placed.orderNo]).sort(),
  );
  expect(await refusal(other, 200, { itemIds })).toMatchObject({ troubles: [{ kind: 'notInCart' }] });
});

test('of an old page, the items that are gone and the troubles of the others are named together', async () => {
  const member = await newMember(app);
  const gone = await add(member, await newPiece(app));
  const unpriced = await newUnpricedPiece(app);
  const kept = await add(member, unpriced);
  await member.client.ok('POST /userinfo/cart/delete_item', { itemId: gone });
  expect(await refusal(member, 100, { itemIds: [gone, kept] })).toMatchObject({
    errorCode: 'CRT001',
    troubles: [{ kind: 'notInCart' }, { kind: 'withoutPrice', productCode: unpriced }],
  });
});

test('prices that changed although the total is the same are named, and nothing is ordered', async () => {
  const member = await newMember(app);
  const [up, down] = [await newPiece(app), await newPiece(app)];
  const expectedPrices = { [await add(member, up)]: 100, [await add(member, down)]: 100 };
  await reprice(up, 11_000);
  await reprice(down, 9000);
  const { errorCode, troubles } = await refusal(member, 200, { expectedPrices });
  expect(errorCode).toBe('ORD005');
  const found = troubles.map(({ productCode, kind, price, expectedPrice }) => [
    productCode,
    [kind, price, expectedPrice],
  ]);
  expect(Object.fromEntries(found)).toEqual({
    [up]: ['priceChanged', 110, 100],
    [down]: ['priceChanged', 90, 100],
  });
  const seenAgain = Object.fromEntries(troubles.map(({ itemId, price }) => [itemId, price ?? null]));
  expect((await order(member, 200, { expectedPrices: seenAgain })).httpStatus).toBe(200);
});

test('the unpaid orders that are too many are named, and every piece that has to wait', async () => {
  const member = await newMember(app);
  const paused = [await newPiece(app), await newPiece(app)];
  for (const code of paused) await submit(member, code, 100);
  app.clock.advance(30 * minute);
  const unpaid: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    unpaid.push((await newOrder(app, { member })).orderNo);
    app.clock.advance(1);
  }
  for (const code of paused) await add(member, code);
  const { errorCode, troubles } = await refusal(member, 200);
  expect(errorCode).toBe('ORD006');
  expect(troubles[0]).toMatchObject({ kind: 'tooManyUnpaidOrders', orderNos: unpaid });
  expect(
    troubles
      .slice(1)
      .map(({ kind, productCode }) => `${kind} ${productCode}`)
      .sort(),
  ).toEqual(paused.map((code) => `recentlyTimedOut ${code}`).sort());
  expect(troubles[1]?.againAt).toBeDefined();
});

test('of many buyers at once, the losers learn that another buyer holds the piece', async () => {
  for (let round = 0; round < 3; round += 1) {
    const code = await newPiece(app);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => newMember(app)));
    for (const buyer of buyers) await add(buyer, code);
    const answers = await race(round, ...buyers.map((buyer) => () => order(buyer, 100)));
    const lost = answers.filter(({ httpStatus }) => httpStatus !== 200);
    expect(lost).toHaveLength(3);
    for (const answer of lost) {
      expect(answer).toMatchObject({
        errorCode: 'ORD003',
        details: { items: [{ productCode: code }], troubles: [{ kind: 'heldByAnother', productCode: code }] },
      });
    }
  }
  expect(await audit(app.services.db)).toEqual([]);
});

test('an order is found by the id of its request; a refused or foreign request has none', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  await add(member, await newPiece(app));
  const requestId = crypto.randomUUID();
  const find = ({ client }: TestMember, id: string) => client.ok('GET /order/by_request', { requestId: id });
  expect(await find(member, requestId)).toEqual({ order: null });
  const { addressId } = member;
  const input = { requestId, addressId, expectedAmount: 100 };
  const { orderNo } = await member.client.ok('POST /order/submit', input);
  await member.client.ok('POST /order/cancel', { requestId: crypto.randomUUID(), orderNo });
  expect(await find(member, requestId)).toMatchObject({ order: { orderNo, status: 'CANCELLED' } });
  expect(await find(other, requestId)).toEqual({ order: null });

  const refused = crypto.randomUUID();
  const answer = await member.client.call('POST /order/submit', { ...input, requestId: refused });
  expect(answer.errorCode).toBe('ORD002');
  expect(await find(member, refused)).toEqual({ order: null });
});

test('orders are counted by status, and an overdue unpaid order counts as timed out', async () => {
  const member = await newMember(app, { balance: 100 });
  await newOrder(app, { member });
  app.clock.advance(31 * minute);
  await newOrder(app, { member });
  const paid = await newPaidOrder(app, { member });
  const { client } = member;
  await client.ok('POST /order/refund/apply', {
    requestId: crypto.randomUUID(),
    orderNo: paid.orderNo,
    reason: 'no',
  });
  const counts = await client.ok('GET /order/counts', {});
  expect(counts).toEqual({
    all: 3,
    WAITING_PAYMENT: 1,
    PAID: 0,
    COMPLETED: 0,
    TIMED_OUT: 1,
    CANCELLED: 0,
    REFUNDING: 1,
    REFUNDED: 0,
  });
  for (const status of ['WAITING_PAYMENT', 'TIMED_OUT', 'REFUNDING'] as const) {
    expect((await client.ok('GET /order/query', { status })).total).toBe(counts[status]);
  }
});
