import { type Position, readPosition } from '../src/audit/checkpoint.ts';
import { sealRows } from '../src/audit/seal.ts';
import { isSqlite } from '../src/db/connect.ts';
import type { Db, Trx } from '../src/db/db.ts';
import type { TestApp } from './create-test-app.ts';
import { type Money, proposeCredit } from './credits.ts';
import { newMember, newOrder, newPaidOrder, newPiece, newStaff } from './factories.ts';
import { openRecharge } from './recharges.ts';
import { applied } from './refunds.ts';
import { reverse } from './reversals.ts';

export interface Books {
  member: string;
  paid: string;
  refunded: string;
  waiting: string;
  piece: string;
  unsold: string;
  recharge: string;
  refund: string;
  credit: string;
  gift: string;
  /** Of a credit that is lowered. */
  reversal: string;
}

/** `before` and `after` are the audit positions around filling the books. */
export async function openBooks(app: TestApp): Promise<{ books: Books; before: Position; after: Position }> {
  const { services, clock } = app;
  const before = await readPosition(services.db, clock.now());
  clock.advance(1);
  const books = await fillBooks(app);
  return { books, before, after: await readPosition(services.db, clock.now()) };
}

async function fillBooks(app: TestApp): Promise<Books> {
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
  const { saver, chargeNo } = await openPaidRecharge(app);
  const refundNo = await applied(saver, chargeNo);
  await owner.client.ok('POST /admin/refunds/approve', { ...settlement(), refundNo });
  const credited = async (money: Money = {}) => (await proposeCredit(owner, saver, money)).content;
  const { creditId: gift } = await credited({ kind: 'gift' });
  const { creditId: credit } = await credited();
  const { transactionNo } = await credited();
  const { reversalId } = await reverse([owner, await newStaff(app, 'Owner')], transactionNo ?? '', 4);
  await sealRows(app.services.db, app.services.config);
  return {
    member: paid.member.userId,
    paid: paid.orderNo,
    refunded,
    waiting: waiting.orderNo,
    piece: paid.productCode,
    unsold: await newPiece(app),
    recharge: chargeNo,
    refund: refundNo,
    ...{ credit, gift, reversal: reversalId },
  };
}

export async function openPaidRecharge(app: TestApp) {
  const owner = await newStaff(app, 'Owner');
  const saver = await newMember(app);
  const { chargeNo } = await openRecharge(saver);
  await owner.client.ok('POST /admin/recharges/confirm', { ...settlement(), chargeNo });
  return { owner, saver, chargeNo };
}

export const settlement = () => ({
  requestId: crypto.randomUUID(),
  serialNo: crypto.randomUUID(),
  reason: 'fine',
});

/** Drops triggers and constraints, runs `harm`, returns the result of `look` and rolls everything back. */
export async function afterHarm<Answer>(
  db: Db,
  harm: (trx: Trx) => Promise<unknown>,
  look: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  if (isSqlite(db)) await db.raw('PRAGMA ignore_check_constraints = ON');
  const trx = await db.transaction();
  try {
    await dropGuards(trx);
    await harm(trx);
    return await look(trx);
  } finally {
    await trx.rollback();
    if (isSqlite(db)) await db.raw('PRAGMA ignore_check_constraints = OFF');
  }
}

async function dropGuards(trx: Trx): Promise<void> {
  for (const table of ['ledger_postings', 'seals', 'wallet_entries']) {
    if (!isSqlite(trx)) await trx.raw(`DROP TRIGGER ${table}_append_only ON ${table}`);
    else for (const event of ['update', 'delete']) await trx.raw(`DROP TRIGGER ${table}_no_${event}`);
  }
  if (isSqlite(trx)) return;
  await trx.raw('ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_not_negative');
  await trx.raw('ALTER TABLE products DROP CONSTRAINT products_units_add_up');
}
