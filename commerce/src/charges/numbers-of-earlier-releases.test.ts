import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { bareKnex } from '../../test/bare-knex.ts';
import { createOlderDatabase } from '../../test/create-older-database.ts';
import type { TestDatabase } from '../../test/create-test-database.ts';
import { insertCredit, insertMember } from '../../test/rows-of-earlier-releases.ts';
import { transaction } from '../db/transaction.ts';
import { findBooked, readLastPosting } from '../finance/read-booked.ts';
import { findCharges } from '../search/search-money.ts';
import { recordsOf } from '../wallet/records-of.ts';
import { requireUncredited } from '../wallet/require-uncredited.ts';

/** What earlier releases stored as staff typed it, and the normal forms. */
const [typed, normal] = ['r1 ser-0001', 'R1SER-0001'];
const [twiceTyped, twice] = ['r2ser', 'R2SER'];
/** Typed numbers that each part of the normal form changes. */
const strange = ['r3 ser', '\uff24\uff33', '\u338f7', '\u0390', 'S\u28004', 'S\u06005', 'S\ufe0f6'];
/** A number whose normal form is longer than the columns, and one without any sign that counts. */
const [long, nothing] = ['\ufb03'.repeat(64), '\u200b'];
let userId = '';
const [oldCharge, failedCharge] = ['JC000000000000000001', 'JC000000000000000002'];
/** A charge that failed because its credit was reversed. */
const reversedCharge = 'JC000000000000000003';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createOlderDatabase({ '041-normal-serial-numbers': fill });
});
afterAll(() => shop.destroy());

test.each([normal, typed, twice, twiceTyped])('the payment %s is not credited again', async (serialNo) => {
  const again = transaction(shop.db, (trx) => requireUncredited(trx, { channel: 'alipay', serialNo }));
  await expect(again).rejects.toMatchObject({ errorName: 'serialNoUsed' });
});

test('credited payments have their normal form, unless the payment was credited twice', async () => {
  const credits = await shop.db('paymentCredits').where({ channel: 'alipay' }).select('serialNo');
  expect(credits.map(({ serialNo }) => serialNo).sort()).toEqual([normal, twice, twiceTyped].sort());
});

test('an old number has the same normal form as a new one', async () => {
  const old = await shop.db('oldSerialNos').select('serialNo', 'normalForm');
  expect(old.map(({ serialNo }) => serialNo).sort()).toEqual([typed, twiceTyped, long, ...strange].sort());
  for (const { serialNo, normalForm } of old) expect(normalForm).toBe(normalSerialNo(serialNo));
});

test('a credited payment keeps a number that has no normal form or too long a one', async () => {
  const credits = await shop.db('paymentCredits').where({ channel: 'wechat' }).select('serialNo');
  const kept = [long, nothing, ...strange.map(normalSerialNo)];
  expect(credits.map(({ serialNo }) => serialNo).sort()).toEqual(kept.sort());
});

test('the forms of old numbers are never changed', async () => {
  await expect(bareKnex(shop.db)('oldSerialNos').delete()).rejects.toThrow(/append-only/);
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
  expect(await shop.db('refunds').select('refundSerialNo', 'doubtSerialNo')).toEqual([
    { refundSerialNo: normal, doubtSerialNo: normal },
  ]);
  const other = bareKnex(shop.db)('refunds').insert({
    ...{ ...refund, refundNo: 'JR2', appliedAt: 1, askedAt: 1, refundSerialNo: normal },
  });
  await expect(other).rejects.toThrow();
});

test('a first confirmation of a charge that failed, and was never credited, no longer counts', async () => {
  const confirmed = await shop.db('charges').where({ chargeNo: failedCharge }).first();
  expect(confirmed).toMatchObject({ confirmedBy: null, confirmedSerialNo: null });
  for (const chargeNo of [oldCharge, reversedCharge])
    expect(await shop.db('charges').where({ chargeNo }).first()).toMatchObject({
      ...{ confirmedBy: userId, confirmedSerialNo: normal },
    });
});

async function fill(knex: Knex): Promise<void> {
  userId = await insertMember(knex);
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
    {
      ...{ ...charge, chargeNo: reversedCharge, status: 'FAILED', serialNo: null, successAt: 1 },
      ...{ confirmedBy: userId, confirmedSerialNo: typed },
    },
  ]);
  await knex('refunds').insert({
    ...{ refundNo: 'JR1', chargeNo: oldCharge, userId, channel: 'alipay', amountFen: 1, reason: '' },
    ...{ status: 'SUCCESS', appliedAt: 1, askedAt: 1, refundSerialNo: typed, doubtSerialNo: typed },
  });
  await insertCredit(knex, { userId, index: 1, serialNo: typed, chargeNo: oldCharge });
  await insertCredit(knex, { userId, index: 2, serialNo: twice });
  await insertCredit(knex, { userId, index: 3, serialNo: twiceTyped });
  for (const [index, serialNo] of [...strange, long, nothing].entries())
    await insertCredit(knex, { userId, index: 4 + index, serialNo, channel: 'wechat' });
}
