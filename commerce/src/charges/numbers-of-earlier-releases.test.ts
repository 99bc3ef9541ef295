import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { transaction } from '../db/transaction.ts';
import { findBooked, readLastPosting } from '../finance/read-booked.ts';
import { findCharges } from '../search/search-money.ts';
import { recordsOf } from '../wallet/records-of.ts';
import { requireUncredited } from '../wallet/require-uncredited.ts';

/** What earlier releases stored as staff typed it, and the normal forms. */
const [typed, normal] = ['r1 ser-0001', 'R1SER-0001'];
const [twiceTyped, twice] = ['r2ser', 'R2SER'];
const userId = crypto.randomUUID();
const [oldCharge, failedCharge] = ['JC000000000000000001', 'JC000000000000000002'];

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase(async (db) => {
    const knex = bareKnex(db);
    const [before, after] = split('041-normal-serial-numbers');
    for (const { up } of before) await up(knex);
    await fill(knex);
    for (const { up } of after) await up(knex);
  });
});
afterAll(() => shop.destroy());

test.each([normal, typed, twice, twiceTyped])('the payment %s is not credited again', async (serialNo) => {
  const again = transaction(shop.db, (trx) => requireUncredited(trx, { channel: 'alipay', serialNo }));
  await expect(again).rejects.toMatchObject({ errorName: 'serialNoUsed' });
});

test('credited payments have their normal form, unless the payment was credited twice', async () => {
  const credits = await shop.db('paymentCredits').orderBy('serialNo').select('serialNo');
  expect(credits.map(({ serialNo }) => serialNo).sort()).toEqual([normal, twice, twiceTyped].sort());
});

test('the ledger keeps what was sealed and is found by the normal form and by the old one', async () => {
  for (const search of [normal, typed, normal.toLowerCase()]) {
    const rows = await recordsOf(shop.db, { userId, search }).rows;
    expect(rows).toMatchObject([{ transactionNo: 'JT000000000000000001' }]);
  }
  const kept = await shop.db('ledgerTransactions').where({ serialNo: typed }).select('serialNo');
  expect(kept).toEqual([{ serialNo: typed }]);
});

test('a statement finds an old credit by the normal form, and only one of two credits of a payment', async () => {
  const books = { channel: 'alipay', lastPosting: await readLastPosting(shop.db) } as const;
  const booked = await findBooked(shop.db, books, [normal, twice]);
  expect(booked.map(({ serialNo }) => serialNo).sort()).toEqual([normal, twice, twiceTyped].sort());
});

test('a charge is found by its number', async () => {
  expect(await findCharges(shop.db, normal, 5)).toMatchObject([{ chargeNo: oldCharge, serialNo: normal }]);
});

test('a refund has the normal form, so that no other refund takes it', async () => {
  const refund = {
    chargeNo: failedCharge,
    userId,
    channel: 'alipay',
    amountFen: 1,
    reason: '',
    status: 'FAILED',
  };
  expect(await shop.db('refunds').select('refundSerialNo')).toEqual([{ refundSerialNo: normal }]);
  const other = bareKnex(shop.db)('refunds').insert({
    ...{ ...refund, refundNo: 'JR2', appliedAt: 1, askedAt: 1, refundSerialNo: normal },
  });
  await expect(other).rejects.toThrow();
});

test('a first confirmation of a charge that failed no longer counts', async () => {
  const confirmed = await shop.db('charges').where({ chargeNo: failedCharge }).first();
  expect(confirmed).toMatchObject({ confirmedBy: null, confirmedSerialNo: null });
  expect(await shop.db('charges').where({ chargeNo: oldCharge }).first()).toMatchObject({
    ...{ confirmedBy: userId, confirmedSerialNo: normal },
  });
});

/** The migrations before this one, and the others. */
function split(name: string) {
  const at = Object.keys(migrations).indexOf(name);
  const all = Object.values(migrations);
  return [all.slice(0, at), all.slice(at)] as const;
}

async function fill(knex: Knex): Promise<void> {
  const person = {
    username: 'first',
    usernameKey: 'first',
    phone: '13800000001',
    passwordHash: '',
    nickname: '',
  };
  await knex('users').insert({ id: userId, ...person, status: 'active', createdAt: 1 });
  const charge = { userId, channel: 'alipay', provider: 'manual', amountFen: 100, createdAt: 1, askedAt: 1 };
  await knex('charges').insert([
    {
      ...{ ...charge, chargeNo: oldCharge, status: 'REFUND_SUCCESS', serialNo: typed, successAt: 1 },
      ...{ confirmedBy: userId, confirmedSerialNo: typed },
    },
    {
      ...{ ...charge, chargeNo: failedCharge, status: 'FAILED', serialNo: null, successAt: null },
      ...{ confirmedBy: userId, confirmedSerialNo: typed },
    },
  ]);
  await knex('refunds').insert({
    ...{ refundNo: 'JR1', chargeNo: oldCharge, userId, channel: 'alipay', amountFen: 1, reason: '' },
    ...{ status: 'SUCCESS', appliedAt: 1, askedAt: 1, refundSerialNo: typed },
  });
  await credit(knex, { serialNo: typed, chargeNo: oldCharge });
  await credit(knex, { serialNo: twice, chargeNo: null });
  await credit(knex, { serialNo: twiceTyped, chargeNo: null });
}

let credited = 0;
async function credit(
  knex: Knex,
  { serialNo, chargeNo }: { serialNo: string; chargeNo: string | null },
): Promise<void> {
  credited += 1;
  const [id, transactionNo] = [crypto.randomUUID(), `JT${String(credited).padStart(18, '0')}`];
  await knex('ledgerTransactions').insert({
    ...{
      id,
      transactionNo,
      scene: 'CHARGE_MARKET',
      businessRef: `proposal:${id}`,
      actor: 'system',
      reason: '',
    },
    ...{ channel: 'alipay', serialNo, chargeNo, createdAt: credited },
  });
  await knex('ledgerPostings').insert([
    { transactionId: id, account: `wallet:${userId}`, amountFen: 100, balanceAfterFen: 100 * credited },
    { transactionId: id, account: 'channel:alipay', amountFen: -100 },
  ]);
  const balanceAfterFen = 100 * credited;
  await knex('walletEntries').insert({ transactionId: id, userId, amountFen: 100, balanceAfterFen });
}
