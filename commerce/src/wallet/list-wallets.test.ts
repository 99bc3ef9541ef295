import { expect, test } from 'vitest';
import { newMember, newPaidOrder, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';

const app = await openShop();

test('the list of wallets shows balances and is filtered and sorted by them', async () => {
  const staff = await newStaff(app, 'Finance');
  const rich = await newMember(app, { balance: 900 });
  const { member: spender } = await newPaidOrder(app, { price: 250 });
  const wallets = async (input: object) =>
    (await staff.client.ok('GET /admin/wallets/query', input)).items.map(({ userId }) => userId);
  const [row] = (await staff.client.ok('GET /admin/wallets/query', { search: spender.phone })).items;
  expect(row).toMatchObject({ available: 0, frozen: 0, recharged: 250, spent: 250, refunded: 0 });
  expect(row?.phone).toMatch(/^139\*{4}\d{4}$/);
  expect(row?.lastEntryAt).not.toBeNull();
  expect(await wallets({ minBalance: 900, maxBalance: 900 })).toEqual([rich.userId]);
  expect(await wallets({ minBalance: 900.01 })).toEqual([]);
  expect((await wallets({ sort: '-available' }))[0]).toBe(rich.userId);
  expect((await wallets({ sort: '-spent' }))[0]).toBe(spender.userId);
  expect(await wallets({ frozen: 'true' })).toEqual([]);
  expect(await wallets({ frozen: 'false' })).toHaveLength(3);
});

test('a phone is found as people type it', async () => {
  const staff = await newStaff(app, 'Finance');
  const { userId, phone } = await newMember(app);
  const [, start = '', middle = '', end = ''] = /^(...)(....)(....)$/.exec(phone) ?? [];
  const typed = [`${start} ${middle} ${end}`, `${start}-${middle}-${end}`, `+86${phone}`, `＋86 ${phone}`];
  for (const search of typed) {
    const { items } = await staff.client.ok('GET /admin/wallets/query', { search });
    expect(items).toMatchObject([{ userId }]);
  }
});

test('the wallets are shown only to staff who may read them, and the records of nobody are not found', async () => {
  const outsider = await newMember(app);
  const refused = await outsider.client.call('GET /admin/wallets/query', {});
  expect(refused).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  const auditor = await newStaff(app, 'Auditor');
  const nobody = { userId: crypto.randomUUID() };
  const records = await auditor.client.call('GET /admin/wallets/records', nobody);
  expect(records).toMatchObject({ httpStatus: 404, errorCode: 'ROL001' });
});
