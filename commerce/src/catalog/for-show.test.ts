import { expect, test } from 'vitest';
import { permissions } from '../../contract/permissions.ts';
import {
  newMember,
  newPiece,
  newStaff,
  newUnpricedPiece,
  pay,
  sendPaymentCode,
  submit,
  submitCart,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readTodo } from '../dashboard/read-todo.ts';
import { transaction } from '../db/transaction.ts';
import { cmsArtwork } from './cms-artwork.ts';
import { projectArtwork, withdrawArtwork } from './project-artwork.ts';

const app = await openShop();
const staff = await newStaff(app, 'Catalogue');

const documentOf = (code: string) => code.toLowerCase().replaceAll('-', '');

function publish(productCode: string, forShow: boolean): Promise<void> {
  const artwork = cmsArtwork.parse({
    locale: 'zh',
    documentId: documentOf(productCode),
    productCode,
    name: '花觚',
    forShow,
  });
  return transaction(app.services.db, (trx) => projectArtwork(trx, artwork, app.clock.now()));
}

const offersOf = (codes: string) => app.client().ok('GET /product/query', { codes });
const foundBy = async (q: string) => (await app.client().ok('GET /product/search', { q })).total;
const rowOf = async (search: string) =>
  (await staff.client.ok('GET /admin/products/query', { search })).items[0];
const requestId = () => crypto.randomUUID();

test('a piece for show is neither offered nor found, until the CMS offers it again at its old price', async () => {
  const code = await newPiece(app, { price: 300 });
  await publish(code, true);
  expect(await offersOf(code)).toEqual([]);
  expect(await foundBy(code)).toBe(0);
  await publish(code, false);
  expect(await offersOf(code)).toMatchObject([{ price: 300, status: 'available' }]);
  expect(await foundBy(code)).toBe(1);
});

test('staff find a piece for show, but can neither price it nor put it on sale', async () => {
  const code = await newPiece(app);
  await publish(code, true);
  expect(await rowOf(code)).toMatchObject({ forShow: true, listed: false, price: 100 });
  const { version } = await staff.client.ok('GET /admin/products/detail', { productCode: code });
  const input = { requestId: requestId(), productCode: code, version, price: 50, specialPrice: null };
  expect(await staff.client.call('POST /admin/products/price', input)).toMatchObject({
    httpStatus: 409,
    errorCode: 'PRD004',
  });
  const putOnSale = (onSale: boolean) =>
    staff.client.ok('POST /admin/products/put_on_sale', {
      requestId: requestId(),
      pieces: [{ productCode: code, version }],
      onSale,
    });
  expect(await putOnSale(true)).toMatchObject([{ errorCode: 'PRD004', changes: false }]);
  expect(await putOnSale(false)).toMatchObject([{ errorCode: null, row: { onSale: false } }]);
});

test('a piece for show does not count as waiting for a price', async () => {
  const code = await newUnpricedPiece(app);
  const unpriced = async () =>
    (await readTodo(app.services.db, app.clock.now(), new Set(permissions))).unpriced ?? 0;
  const listed = async (wanted: 'true' | 'false') =>
    (await staff.client.ok('GET /admin/products/query', { search: code, unpriced: wanted })).total;
  const before = await unpriced();
  expect([await listed('true'), await listed('false')]).toEqual([1, 0]);
  await publish(code, true);
  expect(await unpriced()).toBe(before - 1);
  expect([await listed('true'), await listed('false')]).toEqual([0, 1]);
});

test('a piece for show is hidden when it is unpublished', async () => {
  const code = await newPiece(app);
  await publish(code, true);
  await transaction(app.services.db, (trx) => withdrawArtwork(trx, documentOf(code), app.clock.now()));
  expect(await rowOf(code)).toMatchObject({ forShow: false, listed: false });
  expect(await offersOf(code)).toEqual([]);
});

test("a piece for show can't be put into a cart, and one that lies in a cart can't be ordered", async () => {
  const code = await newPiece(app);
  const [first, second] = [await newMember(app), await newMember(app)];
  const add = (member: typeof first) =>
    member.client.call('POST /userinfo/cart/add_item', { userId: member.userId, productCode: code });
  await add(first);
  await publish(code, true);
  expect(await add(second)).toMatchObject({ httpStatus: 409, errorCode: 'PRD004' });
  expect(await add(first)).toMatchObject({ errorCode: 'PRD004' });
  const cart = await first.client.ok('GET /userinfo/cart/query', { userId: first.userId });
  expect(cart).toMatchObject([{ productCode: code, price: null, status: 'unknown' }]);
  expect(await submitCart(first, 100)).toMatchObject({ httpStatus: 409, errorCode: 'ORD013' });
});

test('an order that holds a piece stays valid and can be paid after the piece became one for show', async () => {
  const code = await newPiece(app, { price: 100 });
  const member = await newMember(app, { balance: 100 });
  const { content: order } = await submit(member, code, 100);
  await publish(code, true);
  const paid = await pay(member, order.orderNo, await sendPaymentCode(app, member, order.orderNo));
  expect(paid.content).toMatchObject({ status: 'PAID' });
  expect(await rowOf(code)).toMatchObject({ forShow: true });
});
