import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../migrations/009-fulfilment.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newOrder } from '../../test/factories.ts';
import { audit } from '../audit/audit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the migration can be undone, and done again it fills what orders and pieces of before lack', async () => {
  const { db } = app.services;
  const order = await newOrder(app, { stock: 2 });
  await down(db);
  await up(db);
  expect(await db('orders').select('recipientName', 'recipientPhone')).toEqual([
    { recipientName: '张三', recipientPhone: order.member.phone },
  ]);
  expect(await db('stockMovements').select('change', 'quantity', 'stockAfter', 'availableAfter')).toEqual([
    { change: 'start', quantity: 2, stockAfter: 2, availableAfter: 1 },
  ]);
  expect(await audit(db)).toEqual([]);
});
