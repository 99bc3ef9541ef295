import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPiece } from '../../test/factories.ts';
import { runCommandLine } from '../../test/run-command-line.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = (command: string, ...args: string[]) => runCommandLine(app.database, command, ...args);

describe('a recharge by the command', () => {
  test('with the same reference is credited once, and is refused for other money', async () => {
    const { phone, userId, client } = await newMember(app);
    const first = await run('wallet-recharge', phone, '10', 'slip-1');
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('¥10.00') });
    expect(await run('wallet-recharge', phone, '10', 'slip-1')).toEqual(first);
    expect(await run('wallet-recharge', phone, '20', 'slip-1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('SYS008'),
    });
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(10);
    const rows = await app.services.db('auditLog').where({ object: `wallet:${userId}` });
    expect(rows).toMatchObject([{ actor: 'cli', action: 'wallets/recharge', before: 'null' }]);
    expect(JSON.parse(rows[0].after)).toMatchObject({ amount: 10, reference: 'slip-1' });
  });

  test.each([['-5'], ['0'], ['1.234'], ['ten']])('of %s says how it is used', async (amount) => {
    const { phone, client } = await newMember(app);
    expect(await run('wallet-recharge', phone, amount)).toMatchObject({
      code: 2,
      said: expect.stringContaining('usage:'),
    });
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(0);
  });
});

test('a price by the command holds at once and leaves a row in the log', async () => {
  const code = await newPiece(app, { price: 100 });
  expect((await run('product-price', code, '90', '80')).code).toBe(0);
  const [offer] = await app.client().ok('GET /product/query', { codes: code });
  expect(offer).toMatchObject({ price: 90, specialPrice: 80 });
  const [row] = await app.services.db('auditLog').where({ object: `product:${code}` });
  expect(row).toMatchObject({
    actor: 'cli',
    action: 'products/price',
    before: JSON.stringify({ price: 100, specialPrice: null, onSale: true }),
    after: JSON.stringify({ price: 90, specialPrice: 80, onSale: true }),
  });
});

test('a price below zero says how the command is used and changes nothing', async () => {
  const code = await newPiece(app, { price: 100 });
  expect((await run('product-price', code, '90', '-5')).code).toBe(2);
  const [offer] = await app.client().ok('GET /product/query', { codes: code });
  expect(offer).toMatchObject({ price: 100, specialPrice: null });
});

test('records come in pages of ten and can be narrowed to a scene', async () => {
  const { client } = await newMember(app, { balance: 5 });
  expect(await client.ok('GET /wallet/records', { scene: 'CHARGE_MARKET' })).toMatchObject({
    total: 1,
    items: [{ amount: 5, balanceAfter: 5 }],
  });
  expect((await client.ok('GET /wallet/records', { scene: 'ORDER_PAYMENT' })).total).toBe(0);
  expect((await client.ok('GET /wallet/records', { page: 2 })).items).toEqual([]);
});
