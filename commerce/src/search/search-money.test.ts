import { expect, test } from 'vitest';
import { postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newRole, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge, paidRecharge } from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { rangeOfNumbers } from './range-of-numbers.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const member = await newMember(app);
const username = `member${member.phone}`;
const chargeNo = await paidRecharge(app, member, 70);
const { serialNo } = requireRow(await db('recharges').where({ chargeNo }).first('serialNo'));
const { transactionNo } = requireRow(
  await db('ledgerTransactions').where({ chargeNo }).first('transactionNo'),
);
const { refundNo } = await member.client.ok('POST /wallet/refund/apply', {
  ...{ requestId: crypto.randomUUID(), chargeNo, reason: 'over' },
});
const money = { recharges: [], credits: [], refunds: [], transactions: [] };
const nothing = { ...money, orders: [], members: [], pieces: [] };
const found = (search: string, who = finance) => who.client.ok('GET /admin/search', { search });
const beginningsOf = (number: string) => [number, number.toLowerCase(), number.slice(0, 15)];

test('a recharge is found by the beginning of its number and by the whole number of its payment', async () => {
  const hit = { chargeNo, amount: 70, status: 'REFUND_PROCESSING', withdrawnAt: null, serialNo, username };
  for (const text of [...beginningsOf(chargeNo), serialNo ?? '']) {
    expect((await found(text)).recharges, text).toEqual([hit]);
  }
  expect((await found((serialNo ?? '').slice(0, -1))).recharges).toEqual([]);
  expect((await found(`${chargeNo}1`)).recharges).toEqual([]);
});

test('a credit is found by the whole number of its payment, however it is written, once it is posted', async () => {
  const second = await newStaff(app, 'Finance');
  const payment = { amount: 6000, channel: 'alipay', serialNo: 'FINDME1' } as const;
  const { creditId } = (await proposeCredit(finance, member, payment)).content;
  expect((await found('FINDME1')).credits).toEqual([]);
  await postCredit(second, creditId, 'FINDME1');
  for (const text of ['FINDME1', 'findme 1', 'ＦＩＮＤＭＥ１']) {
    const hit = { creditId, amount: 6000, status: 'POSTED', serialNo: 'FINDME1', username };
    expect((await found(text)).credits, text).toMatchObject([hit]);
  }
  expect((await found('FINDME')).credits).toEqual([]);
  const orders = await newStaff(app, await newRole(app, ['orders.read']));
  expect((await found('FINDME1', orders)).credits).toEqual([]);
});

test('a refund is found by the beginning of its number', async () => {
  for (const text of beginningsOf(refundNo)) {
    expect((await found(text)).refunds, text).toEqual([
      {
        ...{ refundNo, amount: 70, status: 'PROCESSING', approved: false, doubtAmount: null, failedBy: null },
        stuckReason: null,
        username,
      },
    ]);
  }
});

test('a transaction is found by the beginning of its number, with what it did to the wallet', async () => {
  for (const text of beginningsOf(transactionNo)) {
    expect((await found(text)).transactions, text).toEqual([
      { transactionNo, scene: 'CHARGE', amount: 70, reversed: false },
    ]);
  }
});

test('money is found only with the permission to read it', async () => {
  const wallets = await newStaff(app, await newRole(app, ['wallets.read']));
  const ledger = await newStaff(app, await newRole(app, ['finance.read']));
  expect((await found(chargeNo, wallets)).recharges).toHaveLength(1);
  expect((await found(refundNo, wallets)).refunds).toHaveLength(1);
  expect((await found(transactionNo, ledger)).transactions).toHaveLength(1);
  expect(await found(transactionNo, wallets)).toEqual(nothing);
  for (const text of [chargeNo, refundNo, serialNo ?? '']) expect(await found(text, ledger)).toEqual(nothing);
});

test('of many recharges whose numbers begin alike, the newest five are found', async () => {
  const numbers: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const payer = await newMember(app);
    for (let each = 0; each < 3; each += 1) numbers.push((await openRecharge(payer)).chargeNo);
  }
  const all = [...numbers, chargeNo].sort().reverse();
  expect((await found('JC')).recharges.map((hit) => hit.chargeNo)).toEqual(all.slice(0, 5));
});

test.each([
  ['JC', ['JC000000000000000000', 'JC999999999999999999']],
  ['jc2026', ['JC202600000000000000', 'JC202699999999999999']],
  ['JC202601010000000001', ['JC202601010000000001', 'JC202601010000000001']],
  ['JC202601010000000001b', ['JC202601010000000001', 'JC202601010000000001']],
  ['JC20260101b', undefined],
  ['JC2026010100000000011', undefined],
  ['JC 2026', undefined],
  ['JCx', undefined],
  ['JO2026', undefined],
  ['C2026', undefined],
])('the recharge numbers that begin with %s', (text, range) => {
  expect(rangeOfNumbers('JC', text)).toEqual(range);
});
