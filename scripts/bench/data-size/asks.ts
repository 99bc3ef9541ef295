import { contract, type EndpointKey, type InputOf } from '../../../commerce/contract/contract.ts';
import { openSession } from '../../../commerce/src/auth/session.ts';
import { transaction } from '../../../commerce/src/db/transaction.ts';
import { jsonSchemas } from '../../../commerce/src/http/json-schemas.ts';
import type { TestApp } from '../../../commerce/test/create-test-app.ts';
import { requireRow } from '../../../commerce/test/require-row.ts';
import { addMoney } from './asks-of-money.ts';

type Ask = () => Promise<unknown>;

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export async function asksOf(app: TestApp): Promise<Record<string, Ask>> {
  const { db } = app.services;
  const member = requireRow(await db('users').where({ username: 'Seeded5' }).first('id', 'phone'));
  const owner = requireRow(await db('users').where({ username: 'Seeded0' }).first('id'));
  const order = requireRow(await db('orders').where({ userId: member.id }).first('orderNo', 'recipientName'));
  const parcel = requireRow(await db('shipments').first('trackingNo'));
  const codes = await db('products').limit(24).pluck('code');
  const tokenOf = async (userId: string) => {
    const input = { userId, remember: true, device: '', ip: '', at: app.clock.now() };
    return (await transaction(db, (trx) => openSession(trx, input))).authToken;
  };
  const memberToken = await tokenOf(member.id);
  const staffToken = await tokenOf(owner.id);
  const asks: Record<string, Ask> = {};
  const add = <Key extends EndpointKey>(token: string, key: Key, inputs: InputOf<Key>[]) => {
    for (const input of inputs) {
      // Cursors differ between the shops, but the names of the requests must not.
      const { before, ...rest } = input as Record<string, string>;
      const wish = new URLSearchParams({ ...rest, ...(before && { before: '…' }) }).toString();
      asks[`${key.slice('GET /'.length)} ${decodeURIComponent(wish).replace(uuid, '…').slice(0, 50)}`] = () =>
        app.client(token).ok(key, input);
    }
  };
  const addList = <Key extends EndpointKey>(token: string, key: Key, inputs: InputOf<Key>[]) => {
    // Only unpaid orders can be sorted by the time left.
    const sorts = sortsOf(key).filter((sort) => !sort.endsWith('timeLeft'));
    add(token, key, [...inputs, ...sorts.map((sort) => ({ sort, ...inputs[0] }) as InputOf<Key>)]);
  };
  add('', 'GET /product/query', [{ codes: codes.join(',') }]);
  add('', 'GET /product/search', [
    {},
    { sort: 'price_asc' },
    { sort: 'price_desc' },
    { sort: 'newest' },
    { type: 'vase' },
    { glaze: 'sky-blue' },
    { status: 'available' },
    { status: 'sold' },
    { q: '天青' },
    { q: '瓶7' },
    { minPrice: '10', maxPrice: '2000' },
  ]);
  add(memberToken, 'GET /order/query', [{}, { status: 'PAID' }]);
  add(memberToken, 'GET /order/detail', [{ orderNo: order.orderNo }]);
  add(memberToken, 'GET /wallet/query', [{}]);
  add(memberToken, 'GET /wallet/records', [{}, { scene: 'ORDER_PAYMENT' }]);
  const some = { from: '2025-06-01', to: '2025-07-01' };
  addList(staffToken, 'GET /admin/orders/query', [
    {},
    { status: 'PAID' },
    { status: 'PAID', sort: 'amount' },
    { status: 'COMPLETED', sort: '-amount' },
    { status: 'WAITING_PAYMENT' },
    { view: 'toShip' },
    { view: 'toShip', sort: 'amount' },
    { view: 'toPay', sort: 'timeLeft' },
    { view: 'shipped' },
    { view: 'closed' },
    { view: 'closed', sort: '-amount' },
    { userId: member.id },
    some,
    { ...some, status: 'PAID' },
    { ...some, sort: 'amount' },
    { search: order.orderNo },
    { search: member.phone },
    { search: order.recipientName },
    { search: parcel.trackingNo },
  ]);
  add(staffToken, 'GET /admin/orders/counts', [{}, some, { userId: member.id }]);
  add(staffToken, 'GET /admin/orders/detail', [{ orderNo: order.orderNo }]);
  const second = await app.client(staffToken).ok('GET /admin/orders/query', { page: 2 });
  add(staffToken, 'GET /admin/orders/query', [{ before: second.previous ?? '' }]);
  add(staffToken, 'GET /admin/todo', [{}]);
  add(
    staffToken,
    'GET /admin/search',
    [
      order.orderNo,
      order.orderNo.slice(0, 8),
      member.phone,
      order.recipientName,
      parcel.trackingNo,
      'Seeded5',
      '瓶7',
    ].map((search) => ({ search })),
  );
  addList(staffToken, 'GET /admin/users/query', [
    {},
    { status: 'frozen' },
    { role: 'Owner' },
    some,
    { search: 'Seeded5' },
  ]);
  await addMoney({ app, member, order, staffToken }, { add, addList });
  addList(staffToken, 'GET /admin/inventory/query', [
    {},
    { status: 'available' },
    { status: 'sold' },
    { expiring: 'false' },
    { search: '瓶7' },
  ]);
  add(staffToken, 'GET /admin/inventory/movements', [{ productCode: codes[0] ?? '' }]);
  addList(staffToken, 'GET /admin/products/query', [
    {},
    { onSale: 'false' },
    { unpriced: 'true' },
    { pricedOffSale: 'true' },
    { missingTranslation: 'true' },
    { outOfSync: 'true' },
    { search: '瓶7' },
  ]);
  addList(staffToken, 'GET /admin/messages/query', [{}, { assignee: 'none' }, { assignee: member.id }]);
  add(staffToken, 'GET /admin/messages/counts', [{}]);
  return asks;
}

function sortsOf(key: EndpointKey): string[] {
  const sort: { anyOf?: { enum?: string[] }[] } = jsonSchemas(contract[key]).input.properties?.sort ?? {};
  return (sort.anyOf ?? []).flatMap((choice) => choice.enum ?? []);
}
