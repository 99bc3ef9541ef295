import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../src/db/connect.ts';
import { newOrder, pay, sendPaymentCode } from '../factories.ts';
import { openShop } from '../open-shop.ts';

const app = await openShop();

async function lock(): Promise<() => Promise<void>> {
  const file = sqliteFile(app.services.db);
  if (!file) return lockPostgresql(app.database.env.DATABASE_URL);
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  return async () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

async function lockPostgresql(connectionString: string): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString });
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE requests, orders IN SHARE MODE');
  return async () => {
    await other.query('ROLLBACK');
    await other.end();
  };
}

async function orderToPay() {
  const { member, orderNo } = await newOrder(app, { price: 100 });
  const code = await sendPaymentCode(app, member, orderNo);
  const requestId = crypto.randomUUID();
  return { member, attempt: () => pay(member, orderNo, code, requestId) };
}

const balanceOf = async ({ member }: Awaited<ReturnType<typeof orderToPay>>) =>
  (await member.client.ok('GET /wallet/query', {})).balance;

test('a payment waits for a lock that is held briefly, and the service answers other requests meanwhile', async () => {
  const order = await orderToPay();
  const release = await lock();
  const begin = performance.now();
  const payment = order.attempt();
  await app.client().ok('GET /health', {});
  // If SQLite itself waited for the lock, all requests would wait for five seconds.
  expect(performance.now() - begin).toBeLessThan(4000);
  await release();
  expect((await payment).content.status).toBe('PAID');
});

test('a payment that waits too long is refused with 503, pays nothing and can be sent again', async () => {
  const order = await orderToPay();
  const release = await lock();
  const refused = await order.attempt();
  expect(refused).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });
  expect(refused.headers.get('retry-after')).toBe('5');
  await release();
  expect(await balanceOf(order)).toBe(100);
  expect((await order.attempt()).content.status).toBe('PAID');
  expect(await balanceOf(order)).toBe(0);
});
