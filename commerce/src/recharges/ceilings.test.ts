import { expect, test } from 'vitest';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge } from '../../test/recharges.ts';

const shop = await openShop({ ceilings: { rechargeFen: 100_000, balanceFen: 250_000 } });

const tryRecharge = ({ client }: TestMember, amount: number) =>
  client.call('POST /wallet/charge', { requestId: crypto.randomUUID(), amount, channel: 'alipay' });

const mostOf = async ({ client }: TestMember) =>
  (await client.ok('GET /wallet/charge/options', {})).maxAmount;

test('a recharge above its ceiling is refused, and the refusal names the most', async () => {
  const member = await newMember(shop);
  expect(await mostOf(member)).toBe(1000);
  expect(await tryRecharge(member, 1000.01)).toMatchObject({
    httpStatus: 409,
    errorCode: 'CHG014',
    details: { maxYuan: 1000 },
  });
  expect((await openRecharge(member, 1000)).status).toBe('PENDING');
});

test('recharges that wait for payment count for the ceiling of the balance', async () => {
  const member = await newMember(shop, { balance: 900 });
  await openRecharge(member, 1000);
  expect(await mostOf(member)).toBe(600);
  expect(await tryRecharge(member, 600.01)).toMatchObject({ errorCode: 'CHG014', details: { maxYuan: 600 } });
  await openRecharge(member, 600);
  expect(await mostOf(member)).toBe(0);
  expect(await tryRecharge(member, 1)).toMatchObject({ errorCode: 'CHG014', details: { maxYuan: 0 } });
});

test('recharges opened at once do not exceed the ceiling of the balance together', async () => {
  const member = await newMember(shop, { balance: 1500 });
  const answers = await Promise.all([tryRecharge(member, 1000), tryRecharge(member, 1000)]);
  expect(answers.map(({ errorCode }) => errorCode ?? 'opened').sort()).toEqual(['CHG014', 'opened']);
});

test('a balance that is above the ceiling takes no recharge', async () => {
  const member = await newMember(shop, { balance: 3000 });
  expect(await mostOf(member)).toBe(0);
});
