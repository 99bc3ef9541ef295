import { expect, test } from 'vitest';
import { newMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';

const app = await openShop();

test('records are listed in pages of ten and can be filtered by scene', async () => {
  const { client } = await newMember(app, { balance: 5 });
  expect(await client.ok('GET /wallet/records', { scene: 'CHARGE_MARKET' })).toMatchObject({
    total: 1,
    items: [{ amount: 5, balanceAfter: 5 }],
  });
  expect((await client.ok('GET /wallet/records', { scene: 'ORDER_PAYMENT' })).total).toBe(0);
  expect((await client.ok('GET /wallet/records', { page: 2 })).items).toEqual([]);
});
