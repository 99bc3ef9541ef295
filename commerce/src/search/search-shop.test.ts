import { expect, test } from 'vitest';
import { fold } from '../../contract/fold.ts';
import { newMember, newOrder, newPaidOrder, newRole, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';

const app = await openShop();
const owner = await newStaff(app, 'Owner');
const { orderNo, productCode, member } = await newOrder(app);
await app.services
  .db('products')
  .where({ code: productCode })
  .update({ nameZh: '月白洗', searchZh: fold(`${productCode} 月白洗 海棠红`) });
const found = (search: string, who = owner) => who.client.ok('GET /admin/search', { search });
const money = { recharges: [], credits: [], refunds: [], transactions: [] };
const nothing = { ...money, orders: [], members: [], pieces: [] };

const fullWidth = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

test('one search finds orders, members and pieces', async () => {
  const asOrder = { orders: [{ orderNo, status: 'WAITING_PAYMENT', shippedAt: null, recipient: '张三' }] };
  const asMember = { members: [{ userId: member.userId, phone: expect.stringContaining('*') }] };
  const asPiece = { pieces: [{ productCode, nameZh: '月白洗' }] };
  const username = `member${member.phone}`;
  for (const text of [orderNo, orderNo.toLowerCase(), orderNo.slice(0, 12), '张三', username, member.phone]) {
    expect(await found(text), text).toMatchObject(asOrder);
  }
  for (const text of [member.phone, member.phone.slice(-4), username.toUpperCase()]) {
    expect(await found(text), text).toMatchObject(asMember);
  }
  for (const text of [productCode, productCode.toLowerCase(), '月白', '海棠紅', '月\u200B白']) {
    expect(await found(text), text).toMatchObject(asPiece);
  }
  for (const text of ['', 'J', '%%', "' OR 1=1", 'JO9']) expect(await found(text), text).toEqual(nothing);
});

test('a part of the name of a recipient and the last digits of an order number find the order', async () => {
  await app.services.db('orders').where({ orderNo }).update({ recipientName: '林诗涵 Élodie' });
  for (const text of [
    '林诗',
    '诗涵',
    'ÉLODIE',
    'élodie',
    orderNo.slice(-4),
    orderNo.slice(-9),
    fullWidth(orderNo.slice(-6)),
  ]) {
    expect((await found(text)).orders, text).toMatchObject([{ orderNo }]);
  }
  for (const text of [orderNo.slice(-3), `${orderNo.slice(-6)}0`, '涵林']) {
    expect((await found(text)).orders, text).toEqual([]);
  }
});

test('a member is found by any case and form of a name, as it was typed and as it is stored', async () => {
  const stored = ['Élodie Durand', 'ＥＬＯＤＩＥ ２', 'Ёлка', 'Straße', 'ΣΊΣΥΦΟΣ', '林诗涵'];
  const people = await Promise.all(
    stored.map(async (nickname) => {
      const { userId } = await newMember(app);
      await app.services.db('users').where({ id: userId }).update({ nickname });
      return userId;
    }),
  );
  const members = async (text: string) => (await found(text)).members.map(({ userId }) => userId);
  for (const [text, index] of [
    ['élodie', 0],
    ['E\u0301LODIE', 0],
    ['elodie 2', 1],
    ['ёЛКА', 2],
    ['STRAßE', 3],
    ['σίσυφος', 4],
    ['ίσυ', 4],
    ['林诗', 5],
    ['\u202A诗涵\u202C', 5],
  ] as const) {
    expect(await members(text), text).toEqual([people[index]]);
    const { items } = await owner.client.ok('GET /admin/users/query', { search: text });
    expect(
      items.map(({ userId }) => userId),
      text,
    ).toEqual([people[index]]);
  }
  expect(await members('e_odie')).toEqual([]);
});

test('an order that was found says when it was shipped', async () => {
  const paid = await newPaidOrder(app);
  const parcel = { orderNo: paid.orderNo, carrier: '顺丰', trackingNo: 'SF1001' };
  await owner.client.ok('POST /admin/orders/ship', { requestId: crypto.randomUUID(), ...parcel });
  expect((await found(paid.orderNo)).orders).toMatchObject([
    { status: 'PAID', shippedAt: expect.stringMatching(/^20/) },
  ]);
});

test('a tracking number finds every order of its parcel, for those who may see orders', async () => {
  const trackingNo = 'JDV0091234567';
  const both = [await newPaidOrder(app), await newPaidOrder(app)];
  for (const paid of both) {
    const parcel = { orderNo: paid.orderNo, carrier: '京东快递', trackingNo };
    await owner.client.ok('POST /admin/orders/ship', { requestId: crypto.randomUUID(), ...parcel });
  }
  const numbers = both.map((paid) => paid.orderNo).sort();
  for (const text of [trackingNo, trackingNo.toLowerCase()]) {
    expect((await found(text)).orders.map((each) => each.orderNo).sort()).toEqual(numbers);
  }
  expect((await found(trackingNo.slice(0, -1))).orders).toEqual([]);
  const clerk = await newStaff(app, await newRole(app, ['messages.read']));
  expect((await found(trackingNo, clerk)).orders).toEqual([]);
});

test('the search shows nobody more than the permissions of the caller', async () => {
  const packer = await newStaff(app, await newRole(app, ['orders.read']));
  expect((await found(orderNo, packer)).orders).toHaveLength(1);
  expect(await found(member.phone, packer)).toMatchObject({ members: [] });
  expect(await found(productCode, packer)).toMatchObject({ pieces: [] });
  const clerk = await newStaff(app, await newRole(app, ['messages.read']));
  expect(await found(orderNo, clerk)).toEqual(nothing);
});

test('the open tasks are counted by permission, and members without a role see none', async () => {
  const all = await owner.client.ok('GET /admin/todo', {});
  const clerk = await newStaff(app, await newRole(app, ['messages.read']));
  expect(await clerk.client.ok('GET /admin/todo', {})).toEqual({ unreadMessages: all.unreadMessages });
  const { client } = await newMember(app);
  for (const key of ['GET /admin/todo', 'GET /admin/search'] as const) {
    expect(await client.call(key, {})).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  }
});
