import type { EndpointKey, InputOf } from '../../../commerce/contract/contract.ts';
import { openSession } from '../../../commerce/src/auth/session.ts';
import { transaction } from '../../../commerce/src/db/transaction.ts';
import type { TestApp } from '../../../commerce/test/create-test-app.ts';

type Ask = () => Promise<unknown>;

/** What is asked of both shops, by name: public pages, a member's own, and every filter and sort of the admin lists. */
export async function asksOf(app: TestApp): Promise<Record<string, Ask>> {
  const { db } = app.services;
  const member = await db('users').where({ username: 'Seeded5' }).first('id', 'phone');
  const owner = await db('users').where({ username: 'Seeded0' }).first('id');
  const order = await db('orders').where({ userId: member.id }).first('orderNo', 'recipientName');
  const codes: string[] = await db('products').limit(24).pluck('code');
  const tokenOf = async (userId: string) => {
    const input = { userId, remember: true, device: '', ip: '', at: app.clock.now() };
    return (await transaction(db, (trx) => openSession(trx, input))).authToken;
  };
  const memberToken = await tokenOf(member.id);
  const staffToken = await tokenOf(owner.id);
  const asks: Record<string, Ask> = {};
  const add = <Key extends EndpointKey>(token: string, key: Key, inputs: InputOf<Key>[]) => {
    for (const input of inputs) {
      const wish = new URLSearchParams(input as Record<string, string>).toString();
      asks[`${key.slice('GET /'.length)} ${decodeURIComponent(wish).slice(0, 30)}`] = () =>
        app.client(token).ok(key, input);
    }
  };
  add('', 'GET /product/query', [{ codes: codes.join(',') }]);
  add('', 'GET /product/search', [
    {},
    { sort: 'price_asc' },
    { sort: 'price_desc' },
    { sort: 'newest' },
    { type: 'vase' },
    { glaze: '天青' },
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
  add(staffToken, 'GET /admin/orders/query', [
    {},
    { sort: 'createdAt' },
    { sort: 'amount' },
    { sort: '-amount' },
    { status: 'PAID' },
    { status: 'COMPLETED', sort: '-amount' },
    { status: 'WAITING_PAYMENT' },
    { toShip: 'true' },
    { toShip: 'true', sort: 'amount' },
    { sort: 'status' },
    some,
    { ...some, status: 'PAID' },
    { ...some, sort: 'amount' },
    { search: order.orderNo },
    { search: member.phone },
    { search: order.recipientName },
  ]);
  add(staffToken, 'GET /admin/orders/counts', [{}]);
  add(staffToken, 'GET /admin/users/query', [
    {},
    { sort: 'lastLoginAt' },
    { sort: 'username' },
    { sort: '-balance' },
    { sort: '-spent' },
    { sort: '-orders' },
    { status: 'frozen' },
    { role: 'Owner' },
    some,
    { search: 'Seeded5' },
  ]);
  add(staffToken, 'GET /admin/wallets/query', [
    {},
    { sort: '-available' },
    { sort: '-frozen' },
    { sort: 'spent' },
    { minBalance: '100' },
    { maxBalance: '100' },
    { frozen: 'true' },
    { search: 'Seeded5' },
  ]);
  add(staffToken, 'GET /admin/finance/query', [
    {},
    { sort: 'at' },
    { sort: '-in' },
    { sort: '-out' },
    { scene: 'CHARGE' },
    { channel: 'alipay' },
    { member: member.phone },
    { search: order.orderNo },
    some,
  ]);
  add(staffToken, 'GET /admin/inventory/query', [
    {},
    { sort: '-stock' },
    { sort: 'sold' },
    { sort: 'heldUntil' },
    { status: 'available' },
    { status: 'sold' },
    { expiring: 'false' },
    { search: '瓶7' },
  ]);
  add(staffToken, 'GET /admin/products/query', [
    {},
    { sort: 'price' },
    { sort: '-createdAt' },
    { onSale: 'false' },
    { unpriced: 'true' },
    { missingTranslation: 'true' },
    { outOfSync: 'true' },
    { search: '瓶7' },
  ]);
  return asks;
}
