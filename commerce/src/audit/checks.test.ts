import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCharge } from '../../test/charges.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newOrder, newPaidOrder, newPiece, newStaff } from '../../test/factories.ts';
import { applied } from '../../test/refunds.ts';
import { isSqlite } from '../db/connect.ts';
import { audit, checks } from './audit.ts';
import { type Position, readPosition } from './checkpoint.ts';
import { sealRows } from './seal.ts';

let app: TestApp;
let db: Knex;
let world: World;
/** Before and after all that the harms below touch. */
let before: Position;
let after: Position;
beforeAll(async () => {
  app = await createTestApp();
  db = app.services.db;
  before = await readPosition(db, app.clock.now());
  app.clock.advance(1);
  world = await openWorld();
  after = await readPosition(db, app.clock.now());
});
afterAll(() => app.close());

interface World {
  member: string;
  paid: string;
  refunded: string;
  waiting: string;
  piece: string;
  unsold: string;
  charge: string;
  refund: string;
  proposal: string;
}

/** One harm for each invariant; some break others too. */
const harms: Record<string, (trx: Knex.Transaction) => Promise<unknown>> = {
  'L2 every transaction sums to zero': (trx) => salesOf(trx).increment('amountFen', 1),
  'L2 the ledger sums to zero': (trx) => salesOf(trx).increment('amountFen', 1),
  'L2 a transaction has at least two postings': (trx) => salesOf(trx).delete(),
  'L3 the cached balance is the fold of the postings': (trx) => wallet(trx).increment('balanceFen', 1),
  'L3 a wallet is never below zero': (trx) => wallet(trx).update({ balanceFen: -1 }),
  'L6 every balance after is the sum up to there': (trx) => inWallet(trx).increment('balanceAfterFen', 1),
  'L6 replaying by seq reproduces every balance': (trx) =>
    trx('seals')
      .where({ chain: 'ledger' })
      .update({ seq: trx.raw('1000 - seq') }),
  'L3 the records of a member add up to his balance': (trx) =>
    trx('walletEntries').where({ userId: world.member }).increment('balanceAfterFen', 1),
  'L3 what is left of the credits is what can be spent': (trx) =>
    trx('credits').where({ userId: world.member }).update({ leftFen: 1 }),
  'L3 a credit was used as much as it lacks': (trx) =>
    trx('credits').where({ userId: world.member }).update({ leftFen: 1 }),
  'L3 the sums of a wallet are those of its records': (trx) =>
    trx('walletTotals').where({ userId: world.member }).increment('spentFen', 1),
  'L3 what the list of wallets says is what the accounts hold': (trx) =>
    trx('walletTotals').where({ userId: world.member }).increment('balanceFen', 1),
  'L5 posted proposals and postings of their amount belong together': (trx) =>
    trx('rechargeProposals').where({ id: world.proposal }).increment('amountFen', 1),
  'L5 money posted for a proposal has one that was posted': (trx) =>
    trx('rechargeProposals').where({ id: world.proposal }).update({ status: 'REJECTED' }),
  'O1 every move starts where the one before ended': (trx) => move(trx, 'WAITING_PAYMENT', 'PAID'),
  'O1 every move of an order is a legal one': (trx) => move(trx, 'PAID', 'CANCELLED'),
  'O1 the timeline ends in the state of the order': (trx) =>
    order(trx, 'paid').update({ status: 'COMPLETED' }),
  'O2 the total is the sum of the lines': (trx) => order(trx, 'paid').increment('totalFen', 1),
  'O2 paid orders and payments of their total belong together': (trx) =>
    order(trx, 'paid').update({ status: 'CANCELLED' }),
  'O2 refunded orders and refunds of their total belong together': (trx) =>
    order(trx, 'refunded').update({ status: 'PAID' }),
  'S1 stock is available + reserved + sold, none negative': (trx) => piece(trx).increment('stock', 1),
  'S1 the last movement left the stock as it is': (trx) => piece(trx).increment('stock', 1),
  'S2 reserved units are those of unpaid orders': (trx) =>
    order(trx, 'waiting').update({ status: 'CANCELLED' }),
  'S2 reserved units are those held': (trx) => trx('holds').delete(),
  'S2 sold units are those of paid orders and of refunded parcels that are not back': (trx) =>
    piece(trx).increment('sold', 1),
  'L5 successful charges and postings of their amount belong together': (trx) =>
    trx('charges').where({ chargeNo: world.charge }).increment('amountFen', 1),
  'L5 a payment is credited once': async (trx) => {
    await trx.raw('DROP INDEX ledger_transactions_one_credit');
    const row = await trx('ledgerTransactions').where({ chargeNo: world.charge, scene: 'CHARGE' }).first();
    const again = { transactionNo: 'JT0', businessRef: 'again', scene: 'CHARGE_MARKET', chargeNo: null };
    await trx('ledgerTransactions').insert({ ...row, ...again, id: crypto.randomUUID() });
  },
  'R1 a charge has at most one refund that is alive': async (trx) => {
    await trx.raw('DROP INDEX refunds_one_alive');
    const row = await refund(trx).first();
    await trx('refunds').insert({ ...row, refundNo: 'JR0', refundSerialNo: null, status: 'PROCESSING' });
  },
  'R2 refunds are not more than their charge': (trx) => refund(trx).increment('amountFen', 1),
  'R2 held money is that of refunds under way': (trx) => refund(trx).update({ status: 'PROCESSING' }),
  'R2 successful refunds and postings of their amount belong together': (trx) =>
    refund(trx).increment('amountFen', 1),
  'R2 what was given back is what was posted': (trx) => refund(trx).increment('actualFen', 1),
};

const salesOf = (trx: Knex.Transaction) =>
  trx('ledgerPostings')
    .where({ account: 'sales' })
    .whereIn('transactionId', trx('ledgerTransactions').where({ orderNo: world.paid }).select('id'));
const wallet = (trx: Knex.Transaction) => trx('ledgerAccounts').where({ account: `wallet:${world.member}` });
const inWallet = (trx: Knex.Transaction) =>
  trx('ledgerPostings').where({ account: `wallet:${world.member}` });
const order = (trx: Knex.Transaction, name: 'paid' | 'refunded' | 'waiting') =>
  trx('orders').where({ orderNo: world[name] });
const piece = (trx: Knex.Transaction) => trx('products').where({ code: world.piece });
const refund = (trx: Knex.Transaction) => trx('refunds').where({ refundNo: world.refund });
const move = (trx: Knex.Transaction, fromStatus: string, toStatus: string) =>
  trx('orderTimeline').insert({
    orderNo: world.paid,
    at: 1,
    fromStatus,
    toStatus,
    actor: 'system',
    reason: '',
  });

test('every invariant has its harm', () => {
  expect(Object.keys(harms)).toEqual(Object.keys(checks));
});

test('books in order are so to the whole check and to what looks only at what was touched', async () => {
  expect(await audit(db)).toEqual([]);
  for (const since of [before, after]) expect(await audit(db, { since })).toEqual([]);
});

// Rows are found by their ids whatever the clocks say, and by their times where their ids are lost.
test.each(Object.keys(harms))(
  '%s: harm is found by the ids of rows, by times, by the whole',
  async (name) => {
    const byIds = { ...before, at: after.at };
    const byTimes = { ...after, at: before.at };
    const findings = await afterHarm(name, async (trx) => [
      await audit(trx, { since: byIds }),
      await audit(trx, { since: byTimes }),
      await audit(trx),
    ]);
    const found = expect.arrayContaining([expect.objectContaining({ invariant: name })]);
    expect(findings).toEqual([found, found, found]);
  },
);

test('an order that moved and a piece whose stock changed are looked at where no money moved', async () => {
  const byIds = { ...before, at: after.at };
  const [total, sold] = [
    'O2 the total is the sum of the lines',
    'S2 sold units are those of paid orders and of refunded parcels that are not back',
  ];
  const findings = await afterHarm('', async (trx) => {
    await order(trx, 'waiting').increment('totalFen', 1);
    await trx('products').where({ code: world.unsold }).increment('sold', 1);
    return audit(trx, { since: byIds });
  });
  expect(findings).toContainEqual({ invariant: total, subject: world.waiting });
  expect(findings).toContainEqual({ invariant: sold, subject: world.unsold });
});

test('a second refund leads to its charge, however old that is', async () => {
  const invariant = 'R1 a charge has at most one refund that is alive';
  const findings = await afterHarm(invariant, async (trx) => {
    await trx('refunds')
      .where({ refundNo: 'JR0' })
      .update({ appliedAt: after.at + 1 });
    return audit(trx, { since: after });
  });
  expect(findings).toContainEqual({ invariant, subject: world.charge });
});

test('money that came before and was spent since is looked at, and so is what came since', async () => {
  const invariant = 'L3 a credit was used as much as it lacks';
  const buyer = await newMember(app, { balance: 100 });
  const since = await readPosition(db, app.clock.now());
  await newPaidOrder(app, { member: buyer });
  const saver = await newMember(app, { balance: 100 });
  for (const { userId } of [buyer, saver]) {
    const credit = await db('credits').where({ userId }).first('id');
    const findings = await afterHarm('', async (trx) => {
      await trx('credits').where({ userId }).update({ leftFen: 1 });
      return audit(trx, { since });
    });
    expect(findings).toContainEqual({ invariant, subject: String(credit.id) });
  }
});

test('a member whose held money alone moved is looked at', async () => {
  const { owner, saver, chargeNo } = await openPaidCharge();
  const refundNo = await applied(saver, chargeNo);
  const since = await readPosition(db, app.clock.now());
  await owner.client.ok('POST /admin/refunds/approve', { ...settlement(), refundNo });
  const { userId } = saver;
  const findings = await afterHarm('', async (trx) => {
    await trx('walletTotals').where({ userId }).increment('spentFen', 1);
    return audit(trx, { since });
  });
  const invariant = 'L3 the sums of a wallet are those of its records';
  expect(findings).toEqual([{ invariant, subject: userId }]);
});

test('a new order without any move is looked at', async () => {
  const findings = await afterHarm('', async (trx) => {
    const row = await order(trx, 'waiting').first();
    await trx('orders').insert({ ...row, orderNo: 'JO0', createdAt: after.at + 1 });
    return audit(trx, { since: after });
  });
  const invariant = 'O1 the timeline ends in the state of the order';
  expect(findings).toContainEqual({ invariant, subject: 'JO0' });
});

test('what was changed in place before the checkpoint is left to the whole check', async () => {
  const invariant = 'L3 the cached balance is the fold of the postings';
  const [since, whole] = await afterHarm(invariant, async (trx) => [
    await audit(trx, { since: after }),
    await audit(trx),
  ]);
  expect(since).toEqual([]);
  expect(whole).toContainEqual({ invariant, subject: `wallet:${world.member}` });
});

/** Looks after the harm; nothing of it stays. */
async function afterHarm<Answer>(
  invariant: string,
  look: (trx: Knex.Transaction) => Promise<Answer>,
): Promise<Answer> {
  if (isSqlite(db)) await db.raw('PRAGMA ignore_check_constraints = ON');
  const trx = await db.transaction();
  try {
    await dropGuards(trx);
    await harms[invariant]?.(trx);
    return await look(trx);
  } finally {
    await trx.rollback();
    if (isSqlite(db)) await db.raw('PRAGMA ignore_check_constraints = OFF');
  }
}

async function dropGuards(trx: Knex.Transaction): Promise<void> {
  for (const table of ['ledger_postings', 'seals', 'wallet_entries']) {
    if (!isSqlite(trx)) await trx.raw(`DROP TRIGGER ${table}_append_only ON ${table}`);
    else for (const event of ['update', 'delete']) await trx.raw(`DROP TRIGGER ${table}_no_${event}`);
  }
  if (isSqlite(trx)) return;
  await trx.raw('ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_not_negative');
  await trx.raw('ALTER TABLE products DROP CONSTRAINT products_units_add_up');
}

/** An order that is paid, one refunded, one waiting, a refunded recharge, a posted gift; all sealed. */
async function openWorld(): Promise<World> {
  const owner = await newStaff(app, 'Owner');
  const requestId = () => crypto.randomUUID();
  const paid = await newPaidOrder(app);
  const back = await newPaidOrder(app);
  const { orderNo: refunded } = back;
  await back.member.client.ok('POST /order/refund/apply', {
    requestId: requestId(),
    orderNo: refunded,
    reason: 'x',
  });
  const reason = 'fine';
  await owner.client.ok('POST /admin/orders/refund', { requestId: requestId(), orderNo: refunded, reason });
  const waiting = await newOrder(app);
  const { saver, chargeNo } = await openPaidCharge();
  const refundNo = await applied(saver, chargeNo);
  await owner.client.ok('POST /admin/refunds/approve', { ...settlement(), refundNo });
  const gift = {
    requestId: requestId(),
    userId: saver.userId,
    amount: 10,
    kind: 'gift',
    reason: 'thanks',
  } as const;
  const { proposalId } = await owner.client.ok('POST /admin/wallets/recharge', gift);
  await sealRows(db, app.services.config);
  return {
    member: paid.member.userId,
    paid: paid.orderNo,
    refunded,
    waiting: waiting.orderNo,
    piece: paid.productCode,
    unsold: await newPiece(app),
    charge: chargeNo,
    refund: refundNo,
    proposal: proposalId,
  };
}

/** A member who recharged by hand, and who can pay him back. */
async function openPaidCharge() {
  const owner = await newStaff(app, 'Owner');
  const saver = await newMember(app);
  const { chargeNo } = await openCharge(saver);
  await owner.client.ok('POST /admin/charges/confirm', { ...settlement(), chargeNo });
  return { owner, saver, chargeNo };
}

const settlement = () => ({
  requestId: crypto.randomUUID(),
  serialNo: crypto.randomUUID(),
  reason: 'fine',
});
