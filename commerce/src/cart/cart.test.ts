import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartItem } from '../../contract/cart.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import {
  newMember,
  newPiece,
  newUnpricedPiece,
  pay,
  sendPaymentCode,
  submit,
  submitCart,
  type TestMember,
} from '../../test/factories.ts';
import { audit } from '../audit/audit.ts';
import { changeSales } from '../catalog/change-sale.ts';
import { withdrawArtwork } from '../catalog/project-artwork.ts';
import { setPrice } from '../catalog/set-price.ts';
import { transaction } from '../db/transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const cartOf = (member: TestMember) =>
  member.client.ok('GET /userinfo/cart/query', { userId: member.userId });

const add = (member: TestMember, productCode: string, quantity?: number) =>
  member.client.call('POST /userinfo/cart/add_item', {
    userId: member.userId,
    productCode,
    ...(quantity && { quantity }),
  });

/** As the specification says: form data, with the token in the header. */
async function postForm(member: TestMember, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${app.url}/api/userinfo/cart/${path}`, {
    method: 'POST',
    headers: { Authorization: member.authToken },
    body,
  });
  return answer.json();
}

test('the four calls of the specification work with form data', async () => {
  const member = await newMember(app);
  const productCode = await newPiece(app, { price: 1280, specialPrice: 1080.5 });
  expect(await postForm(member, 'add_item', { userId: member.userId, productCode })).toMatchObject({
    status: 'OK',
  });
  const answer = await fetch(`${app.url}/api/userinfo/cart/query?userId=${member.userId}`, {
    headers: { Authorization: member.authToken, 'Content-Type': 'application/json' },
  });
  const { status, content } = (await answer.json()) as { status: string; content: [CartItem] };
  expect(status).toBe('OK');
  expect(content).toEqual([
    {
      itemId: expect.any(String),
      productCode,
      productName: '天青瓶',
      price: 1080.5,
      imageUrl: [`/media/640/webp/${productCode}.jpg`],
      selected: true,
      quantity: 1,
      status: 'available',
    },
  ]);
  const { itemId } = content[0];
  expect(await postForm(member, 'update_item', { itemId, selected: 'false' })).toMatchObject({
    content: { selected: false },
  });
  expect(await postForm(member, 'delete_item', { itemId })).toMatchObject({ status: 'OK' });
  expect(await cartOf(member)).toEqual([]);
});

test('names are in the language of the interface', async () => {
  const member = await newMember(app);
  await add(member, await newPiece(app, { name: '月白盏' }));
  const input = { userId: member.userId };
  const english = await member.client.call('GET /userinfo/cart/query', input, { 'Accept-Language': 'en-GB' });
  expect(english.content[0]?.productName).toBe('月白盏 (en)');
});

describe("another member's cart", () => {
  test("can't be opened by sending that member's userId", async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    const query = await member.client.call('GET /userinfo/cart/query', { userId: other.userId });
    expect(query).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
    const productCode = await newPiece(app);
    const added = await member.client.call('POST /userinfo/cart/add_item', {
      userId: other.userId,
      productCode,
    });
    expect(added.errorCode).toBe('SYS005');
  });

  test("has items that can't be changed or deleted", async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    await add(other, await newPiece(app));
    const itemId = (await cartOf(other))[0]?.itemId ?? '';
    const update = await member.client.call('POST /userinfo/cart/update_item', { itemId, selected: false });
    expect(update).toMatchObject({ httpStatus: 404, errorCode: 'CRT001' });
    await member.client.ok('POST /userinfo/cart/delete_item', { itemId });
    expect(await cartOf(other)).toMatchObject([{ itemId, selected: true }]);
  });
});

test('a unique piece stays a single unit however often it is added, even at once', async () => {
  const member = await newMember(app);
  const code = await newPiece(app);
  await Promise.all([1, 2, 3].map(() => add(member, code)));
  expect(await cartOf(member)).toMatchObject([{ quantity: 1 }]);
  expect((await add(member, code, 2)).errorCode).toBe('PRD003');
});

test('units of a series add up to at most the stock', async () => {
  const member = await newMember(app);
  const code = await newPiece(app, { stock: 3 });
  await add(member, code, 2);
  await add(member, code);
  expect(await cartOf(member)).toMatchObject([{ quantity: 3 }]);
  expect(await add(member, code)).toMatchObject({ errorCode: 'PRD003', details: { available: 3 } });
  const itemId = (await cartOf(member))[0]?.itemId ?? '';
  const more = await member.client.call('POST /userinfo/cart/update_item', { itemId, quantity: 4 });
  expect(more.errorCode).toBe('PRD003');
  await member.client.ok('POST /userinfo/cart/update_item', { itemId, quantity: 1 });
  expect(await cartOf(member)).toMatchObject([{ quantity: 1 }]);
});

test.each(['0', '-1', '1.5', '1e309', '"1e2"', '[1]', 'null'])(
  'a quantity of %s is refused',
  async (quantity) => {
    const member = await newMember(app);
    const body = `{"userId":"${member.userId}","productCode":"${await newPiece(app)}","quantity":${quantity}}`;
    const answer = await fetch(`${app.url}/api/userinfo/cart/add_item`, {
      method: 'POST',
      headers: { Authorization: member.authToken, 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  },
);

test('a cart holds at most fifty items', async () => {
  const member = await newMember(app);
  for (let index = 0; index < 50; index += 1) await add(member, await newPiece(app));
  expect(await add(member, await newPiece(app))).toMatchObject({
    httpStatus: 409,
    errorCode: 'CRT002',
    details: { max: 50 },
  });
  expect(await cartOf(member)).toHaveLength(50);
});

test("a piece without a price can be added to the cart; a reserved or unknown piece can't", async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  await add(member, await newUnpricedPiece(app));
  expect(await cartOf(member)).toMatchObject([{ price: null, status: 'available' }]);
  const held = await newPiece(app);
  await submit(other, held, 100);
  expect(await add(member, held)).toMatchObject({ errorCode: 'PRD002', details: { status: 'reserved' } });
  expect(await add(member, 'JY-1999-999')).toMatchObject({ httpStatus: 404, errorCode: 'PRD001' });
});

test('all items of the member, and of nobody else, are selected or deselected together', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  for (const owner of [member, member, other]) await add(owner, await newPiece(app));
  const unselected = await member.client.ok('POST /userinfo/cart/select_all', { selected: false });
  expect(unselected.map(({ selected }) => selected)).toEqual([false, false]);
  expect((await submitCart(member, 0)).errorCode).toBe('ORD002');
  expect(await cartOf(other)).toMatchObject([{ selected: true }]);
  expect(await postForm(member, 'select_all', { selected: 'true' })).toMatchObject({
    content: [{ selected: true }, { selected: true }],
  });
});

describe('a piece that is no longer available', () => {
  const fates = {
    reserved: async (code: string) => void (await submit(await newMember(app), code, 100)),
    sold: async (code: string) => {
      const buyer = await newMember(app, { balance: 100 });
      const { content: order } = await submit(buyer, code, 100);
      await pay(buyer, order.orderNo, await sendPaymentCode(app, buyer, order.orderNo));
    },
    'taken off sale': async (code: string) => {
      const offSale = [{ productCode: code, sale: { onSale: false } }];
      await transaction(app.services.db, (trx) => changeSales(trx, offSale, app.clock.now()));
    },
    unpublished: async (code: string) => {
      const piece = await app.services.db('products').where({ code }).first('documentId');
      await transaction(app.services.db, (trx) =>
        withdrawArtwork(trx, piece?.documentId ?? '', app.clock.now()),
      );
    },
  };

  test.each([
    ['reserved', 'reserved', 100, 'ORD003'],
    ['sold', 'sold', 100, 'ORD003'],
    ['taken off sale', 'unknown', null, 'ORD013'],
    ['unpublished', 'unknown', null, 'ORD013'],
  ] as const)("since it was %s is marked as %s and can't be ordered", async (fate, ...expected) => {
    const [status, price, errorCode] = expected;
    const member = await newMember(app, { balance: 1000 });
    const [kept, gone] = [await newPiece(app), await newPiece(app)];
    await add(member, kept);
    await add(member, gone);
    await fates[fate](gone);
    const seen = Object.fromEntries(
      (await cartOf(member)).map((item) => [item.productCode, [item.status, item.price]]),
    );
    expect(seen).toEqual({ [kept]: ['available', 100], [gone]: [status, price] });

    await member.client.ok('POST /userinfo/cart/select_all', { selected: true });
    expect(await submitCart(member, 200)).toMatchObject({
      httpStatus: 409,
      errorCode,
      details: { items: [{ productCode: gone, productName: '天青瓶' }] },
    });
    expect(await member.client.ok('GET /order/query', {})).toMatchObject({ total: 0 });
    const itemId = (await cartOf(member)).find(({ productCode }) => productCode === gone)?.itemId ?? '';
    await member.client.ok('POST /userinfo/cart/update_item', { itemId, selected: false });
    expect((await submitCart(member, 100)).content.items).toMatchObject([{ productCode: kept }]);
    expect(await audit(app.services.db)).toEqual([]);
  });

  test("because it was taken off sale can't be added, and the refusal says so", async () => {
    const member = await newMember(app);
    const code = await newPiece(app);
    await fates['taken off sale'](code);
    expect(await add(member, code)).toMatchObject({
      httpStatus: 409,
      errorCode: 'ORD013',
      message: '已下架的作品不能购买',
    });
    expect(await cartOf(member)).toEqual([]);
  });

  test('because its price was removed stays in the cart until it has a new price', async () => {
    const member = await newMember(app);
    const code = await newPiece(app, { price: 100 });
    await add(member, code);
    const unpriced = { productCode: code, priceFen: null, specialPriceFen: null, at: app.clock.now() };
    await transaction(app.services.db, (trx) => setPrice(trx, unpriced));
    expect(await cartOf(member)).toMatchObject([{ status: 'available', price: null }]);
    expect((await submitCart(member, 0)).errorCode).toBe('ORD004');
  });

  test('in the chosen quantity can be ordered in a smaller one', async () => {
    const member = await newMember(app, { balance: 1000 });
    const code = await newPiece(app, { stock: 3 });
    await add(member, code, 3);
    await submit(await newMember(app), code, 100);
    expect(await submitCart(member, 300)).toMatchObject({ errorCode: 'ORD003' });
    const itemId = (await cartOf(member))[0]?.itemId ?? '';
    await member.client.ok('POST /userinfo/cart/update_item', { itemId, quantity: 2 });
    expect((await submitCart(member, 200)).httpStatus).toBe(200);
    expect(await audit(app.services.db)).toEqual([]);
  });
});
