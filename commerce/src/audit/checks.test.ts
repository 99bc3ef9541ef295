import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/states.ts';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember } from '../../test/factories.ts';
import { afterHarm, type Books, openBooks } from '../../test/harmed-books.ts';
import { requireRow } from '../../test/require-row.ts';
import type { Db, Trx } from '../db/db.ts';
import { audit, checks } from './audit.ts';
import type { Position } from './checkpoint.ts';

let app: TestApp;
let db: Db;
let books: Books;
let before: Position;
let after: Position;
beforeAll(async () => {
  app = await createTestApp();
  db = app.services.db;
  ({ books, before, after } = await openBooks(app));
});
afterAll(() => app.close());

/** One damage for each invariant. Some damages break other invariants too. */
const harms: Record<string, (trx: Trx) => Promise<unknown>> = {
  'L2 every transaction sums to zero': (trx) => salesOf(trx).increment('amountFen', 1),
  'L2 the ledger sums to zero': (trx) => salesOf(trx).increment('amountFen', 1),
  'L2 a transaction has at least two postings': (trx) => salesOf(trx).delete(),
  'L3 the cached balance is the fold of the postings': (trx) => wallet(trx).increment('balanceFen', 1),
  'L3 a wallet is never below zero': (trx) => wallet(trx).update({ balanceFen: -1 }),
  'L6 every balance after is the sum up to there': (trx) => inWallet(trx).increment('balanceAfterFen', 1),
  'L6 replaying by seq reproduces every balance': (trx) =>
    bareKnex(trx)('seals')
      .where({ chain: 'ledger' })
      .update({ seq: trx.raw('1000 - seq') }),
  'L3 the sums of a day are the fold of its sealed postings': (trx) =>
    trx('ledgerDays').where({ account: 'sales' }).increment('sumFen', 1),
  'L3 the records of a member add up to his balance': (trx) =>
    bareKnex(trx)('walletEntries').where({ userId: books.member }).increment('balanceAfterFen', 1),
  'L3 what is left of the deposits is what can be spent': (trx) =>
    trx('deposits').where({ userId: books.member }).update({ leftFen: 1 }),
  'L3 a deposit was used as much as it lacks': (trx) =>
    trx('deposits').where({ userId: books.member }).update({ leftFen: 1 }),
  'L3 the sums of a wallet are those of its records': (trx) =>
    trx('walletTotals').where({ userId: books.member }).increment('spentFen', 1),
  'L3 what the list of wallets says is what the accounts hold': (trx) =>
    trx('walletTotals').where({ userId: books.member }).increment('balanceFen', 1),
  'L5 posted credits and postings of their amount belong together': (trx) =>
    credit(trx).increment('amountFen', 1),
  'L5 a posted credit is booked to the channel and the number of its payment': (trx) =>
    credit(trx).update({ channel: 'alipay', serialNo: 'never' }),
  'L5 money posted for a credit has one that was posted': (trx) => credit(trx).update({ status: 'REJECTED' }),
  'L5 posted reversals and transactions that take credits back belong together': (trx) =>
    trx('reversals').where({ id: books.reversal }).update({ status: 'REJECTED' }),
  'O1 every move starts where the one before ended': (trx) => move(trx, 'WAITING_PAYMENT', 'PAID'),
  'O1 every move of an order is a legal one': (trx) => move(trx, 'PAID', 'CANCELLED'),
  'O1 the timeline ends in the state of the order': (trx) =>
    order(trx, 'paid').update({ status: 'COMPLETED' }),
  'O2 the total is the sum of the lines': (trx) => order(trx, 'paid').increment('totalFen', 1),
  'O2 paid orders and payments of their total belong together': (trx) =>
    order(trx, 'paid').update({ status: 'CANCELLED' }),
  'O2 refunds of orders and postings of their amount belong together': (trx) =>
    refundLine(trx).update({ amountFen: 1 }),
  'O2 an order is refunded when none of its pieces is left': (trx) =>
    order(trx, 'refunded').update({ status: 'PAID' }),
  'O2 a piece is refunded at most as often and as high as it was bought': (trx) =>
    refundLine(trx).increment('quantity', 1),
  'S1 stock is available + reserved + sold, none negative': (trx) => piece(trx).increment('stock', 1),
  'S1 the last movement left the stock as it is': (trx) => piece(trx).increment('stock', 1),
  'S2 reserved units are those of unpaid orders': (trx) =>
    order(trx, 'waiting').update({ status: 'CANCELLED' }),
  'S2 reserved units are those held': (trx) => trx('holds').delete(),
  'S2 sold units are those of paid orders without the refunded ones that are back': (trx) =>
    piece(trx).increment('sold', 1),
  'L5 successful recharges and postings of their amount belong together': (trx) =>
    trx('recharges').where({ chargeNo: books.recharge }).increment('amountFen', 1),
  'L5 a payment is credited once': async (trx) => {
    await trx('paymentCredits').delete();
    const row = await trx('ledgerTransactions').where({ chargeNo: books.recharge, scene: 'CHARGE' }).first();
    const again = { transactionNo: 'JT0', businessRef: 'again', scene: 'CHARGE_MARKET', chargeNo: null };
    await trx('ledgerTransactions').insert({ ...requireRow(row), ...again, id: crypto.randomUUID() });
  },
  'L5 the payments that count as credited are those of credits that stand': (trx) =>
    trx('paymentCredits').delete(),
  'L5 a reversal undoes the whole of its credit': (trx) => forge(trx, { businessRef: 'reversal:JT0' }),
  'L5 a correction credits less than what its reversal took back': (trx) =>
    forge(trx, { businessRef: 'correction:JT0' }),
  'R1 a recharge has at most one refund that is active': async (trx) => {
    await trx.raw('DROP INDEX refunds_one_active');
    const row = requireRow(await refund(trx).first());
    for (const refundNo of ['JR0', 'JR9'])
      await trx('refunds').insert({ ...row, refundNo, refundSerialNo: null, status: 'PROCESSING' });
  },
  'R2 refunds are not more than their recharge': (trx) => refund(trx).increment('actualFen', 1),
  'R2 held money is that of refunds under way': (trx) => refund(trx).update({ status: 'PROCESSING' }),
  'R2 successful refunds and postings of their amount belong together': (trx) =>
    refund(trx).increment('amountFen', 1),
  'R2 what was given back is what was posted': (trx) => refund(trx).increment('actualFen', 1),
};

async function forge(trx: Trx, changes: { businessRef: string }) {
  const id = crypto.randomUUID();
  const row = requireRow(await trx('ledgerTransactions').where({ chargeNo: books.recharge }).first());
  const none = { chargeNo: null, serialNo: null, refundNo: null };
  await trx('ledgerTransactions').insert({ ...row, ...none, ...changes, id, transactionNo: 'JT9' });
  const postings = await trx('ledgerPostings').where({ transactionId: row.id });
  await trx('ledgerPostings').insert(
    postings.map(({ id: _, ...posting }) => ({ ...posting, transactionId: id })),
  );
}

const credit = (trx: Trx, id = books.credit) => trx('credits').where({ id });
const salesOf = (trx: Trx) =>
  bareKnex(trx)('ledgerPostings')
    .where({ account: 'sales' })
    .whereIn(
      'transactionId',
      bareKnex(trx)('ledgerTransactions').where({ orderNo: books.paid }).select('id'),
    );
const wallet = (trx: Trx) => trx('ledgerAccounts').where({ account: `wallet:${books.member}` });
const inWallet = (trx: Trx) => bareKnex(trx)('ledgerPostings').where({ account: `wallet:${books.member}` });
const order = (trx: Trx, name: 'paid' | 'refunded' | 'waiting') =>
  trx('orders').where({ orderNo: books[name] });
const piece = (trx: Trx) => trx('products').where({ code: books.piece });
const refundLine = (trx: Trx) =>
  trx('orderRefundLines').whereIn(
    'refundId',
    trx('orderRefunds').where({ orderNo: books.refunded }).select('id'),
  );
const refund = (trx: Trx) => trx('refunds').where({ refundNo: books.refund });
const move = (trx: Trx, fromStatus: OrderStatus, toStatus: OrderStatus) =>
  trx('orderTimeline').insert({
    orderNo: books.paid,
    at: 1,
    fromStatus,
    toStatus,
    actor: 'system',
    reason: '',
  });

const harmOf = (invariant: string) => harms[invariant] ?? (() => Promise.resolve());

test('there is a damage for every invariant', () => {
  expect(Object.keys(harms)).toEqual(Object.keys(checks));
});

test('books in order have no findings, in the full check and in the check of changes', async () => {
  expect(await audit(db)).toEqual([]);
  for (const since of [before, after]) expect(await audit(db, { since })).toEqual([]);
});

// A check of recent changes finds rows by id and by time. Each way must find the damage without the other.
test.each(Object.keys(harms))(
  '%s: the damage is found by row ids, by times and by the full check',
  async (name) => {
    const byIds = { ...before, at: after.at };
    const byTimes = { ...after, at: before.at };
    const findings = await afterHarm(db, harmOf(name), async (trx) => [
      await audit(trx, { since: byIds }),
      await audit(trx, { since: byTimes }),
      await audit(trx),
    ]);
    const found = expect.arrayContaining([expect.objectContaining({ invariant: name })]);
    expect(findings).toEqual([found, found, found]);
  },
);

test.each<[string, string, (trx: Trx) => Promise<unknown>]>([
  [
    'a gift that counts as money',
    'L5 a posted credit is booked to the channel and the number of its payment',
    (trx) => credit(trx, books.gift).update({ kind: 'received', channel: 'manual' }),
  ],
  [
    'money that counts as a gift',
    'L5 a posted credit is booked to the channel and the number of its payment',
    (trx) => credit(trx).update({ kind: 'gift' }),
  ],
  [
    'a credit that counts as one of a recharge',
    'L5 posted credits and postings of their amount belong together',
    (trx) => credit(trx).update({ chargeNo: books.recharge }),
  ],
  [
    'a reversal that should have left more',
    'L5 posted reversals and transactions that take credits back belong together',
    (trx) => trx('reversals').where({ id: books.reversal }).increment('receivedFen', 1),
  ],
  [
    'a reversal of another credit',
    'L5 posted reversals and transactions that take credits back belong together',
    (trx) => trx('reversals').where({ id: books.reversal }).update({ transactionNo: 'JT0' }),
  ],
])('the audit finds %s', async (_, invariant, harm) => {
  const findings = await afterHarm(db, harm, async (trx) => [
    await audit(trx, { since: before }),
    await audit(trx),
  ]);
  const found = expect.arrayContaining([expect.objectContaining({ invariant })]);
  expect(findings).toEqual([found, found]);
});

test('a second refund leads to the check of its recharge, however old the recharge is', async () => {
  const invariant = 'R1 a recharge has at most one refund that is active';
  const findings = await afterHarm(db, harmOf(invariant), async (trx) => {
    await trx('refunds')
      .where({ refundNo: 'JR0' })
      .update({ appliedAt: after.at + 1 });
    return audit(trx, { since: after });
  });
  expect(findings).toContainEqual({ invariant, subject: books.recharge });
});

test('the audit finds a member without wallet totals, even one who never had money', async () => {
  const invariant = 'L3 what the list of wallets says is what the accounts hold';
  app.clock.advance(1);
  const { userId: newcomer } = await newMember(app);
  for (const [subject, since] of [[books.member, before] as const, [newcomer, after] as const]) {
    const lose = (trx: Trx) => trx('walletTotals').where({ userId: subject }).delete();
    const findings = await afterHarm(db, lose, async (trx) => [
      await audit(trx, { since }),
      await audit(trx),
    ]);
    const found = expect.arrayContaining([{ invariant, subject }]);
    expect(findings).toEqual([found, found]);
  }
});

test('the audit finds totals without records and records without totals', async () => {
  const invariant = 'L3 the sums of a wallet are those of its records';
  const { userId } = await newMember(app);
  const sums = (trx: Trx, subject: string) => trx('walletTotals').where({ userId: subject });
  const made = await afterHarm(db, (trx) => sums(trx, userId).update({ refundedFen: 1 }), audit);
  expect(made).toEqual([{ invariant, subject: userId }]);
  const lost = await afterHarm(db, (trx) => sums(trx, books.member).delete(), audit);
  expect(lost).toContainEqual({ invariant, subject: books.member });
});

test('only the full check finds a row that was changed in place before the checkpoint', async () => {
  const invariant = 'L3 the cached balance is the fold of the postings';
  const [since, whole] = await afterHarm(db, harmOf(invariant), async (trx) => [
    await audit(trx, { since: after }),
    await audit(trx),
  ]);
  expect(since).toEqual([]);
  expect(whole).toContainEqual({ invariant, subject: `wallet:${books.member}` });
});
