import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { isSqlite } from '../../src/db/connect.ts';
import { newOrder, sendPaymentCode } from '../factories.ts';
import { openShop } from '../open-shop.ts';

const app = await openShop();

/** On SQLite, the file can't grow. On PostgreSQL, inserting a stock movement fails with the error of a full disk. */
async function fillDisk(): Promise<void> {
  const { db } = app.services;
  if (isSqlite(db)) return void (await db.raw('PRAGMA max_page_count = 1'));
  await db.raw(`CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  await db.raw('CREATE TRIGGER fill BEFORE INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION fill()');
}

async function makeRoom(): Promise<void> {
  const { db } = app.services;
  if (isSqlite(db)) await db.raw('PRAGMA max_page_count = 1073741823');
  else await db.raw('DROP FUNCTION fill CASCADE');
}

async function orderToPay() {
  const { member, orderNo } = await newOrder(app, { price: 100 });
  const code = await sendPaymentCode(app, member, orderNo);
  const input = { requestId: crypto.randomUUID(), orderNo, code };
  const statusAndBalance = async () => {
    const { status } = await member.client.ok('GET /order/detail', { orderNo });
    return { status, balance: (await member.client.ok('GET /wallet/query', {})).balance };
  };
  const attempt = (language = 'zh') =>
    member.client.call('POST /order/pay', input, { 'Accept-Language': language });
  return { statusAndBalance, attempt };
}

test('while the disk is full, writes get 503 and leave nothing half done; with free space they work again', async () => {
  const orders = [];
  // So many orders that the free space in the existing pages is not enough for the writes.
  for (let index = 0; index < 25; index += 1) orders.push(await orderToPay());
  await fillDisk();
  const answers = [];
  for (const { attempt } of orders) answers.push(await attempt());
  expect(answers.map(({ httpStatus }) => httpStatus)).toContain(503);
  for (const [index, answer] of answers.entries()) {
    const paid = answer.httpStatus === 200;
    if (!paid) expect(answer).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });
    const expected = paid ? { status: 'PAID', balance: 0 } : { status: 'WAITING_PAYMENT', balance: 100 };
    expect(await orders[index]?.statusAndBalance()).toEqual(expected);
  }
  const refused = orders[answers.findIndex(({ httpStatus }) => httpStatus === 503)];
  expect((await refused?.attempt('zh'))?.message).toMatch(/\p{Script=Han}/u);
  expect((await refused?.attempt('en'))?.message).toMatch(/^[\p{ASCII}’]+$/u);
  expect(await audit(app.services.db)).toEqual([]);

  await makeRoom();
  for (const { attempt, statusAndBalance } of orders) {
    expect((await attempt()).content.status).toBe('PAID');
    expect(await statusAndBalance()).toEqual({ status: 'PAID', balance: 0 });
  }
});
