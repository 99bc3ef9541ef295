import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPaidOrder } from '../../test/factories.ts';
import { afterHarm, type Books, openBooks, openPaidRecharge, settlement } from '../../test/harmed-books.ts';
import { applied } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import type { Db, Trx } from '../db/db.ts';
import { audit } from './audit.ts';
import { type Position, readPosition } from './checkpoint.ts';

let app: TestApp;
let db: Db;
let books: Books;
/** The positions before the first row and after the last row of the books. */
let before: Position;
let after: Position;
beforeAll(async () => {
  app = await createTestApp();
  db = app.services.db;
  ({ books, before, after } = await openBooks(app));
});
afterAll(() => app.close());

const waiting = (trx: Trx) => trx('orders').where({ orderNo: books.waiting });

test('an order whose status changed and a piece whose stock changed are checked even if no money moved', async () => {
  const byIds = { ...before, at: after.at };
  const [total, sold] = [
    'O2 the total is the sum of the lines',
    'S2 sold units are those of paid orders without the refunded ones that are back',
  ];
  const findings = await afterHarm(
    db,
    async (trx) => {
      await waiting(trx).increment('totalFen', 1);
      await trx('products').where({ code: books.unsold }).increment('sold', 1);
    },
    (trx) => audit(trx, { since: byIds }),
  );
  expect(findings).toContainEqual({ invariant: total, subject: books.waiting });
  expect(findings).toContainEqual({ invariant: sold, subject: books.unsold });
});

test('older credits that were spent since the checkpoint are checked, and so are new credits', async () => {
  const invariant = 'L3 a deposit was used as much as it lacks';
  const buyer = await newMember(app, { balance: 100 });
  const since = await readPosition(db, app.clock.now());
  await newPaidOrder(app, { member: buyer });
  const saver = await newMember(app, { balance: 100 });
  for (const { userId } of [buyer, saver]) {
    const credit = requireRow(await db('deposits').where({ userId }).first('id'));
    const findings = await afterHarm(
      db,
      (trx) => trx('deposits').where({ userId }).update({ leftFen: 1 }),
      (trx) => audit(trx, { since }),
    );
    expect(findings).toContainEqual({ invariant, subject: String(credit.id) });
  }
});

test('a member whose held money moved is checked even if nothing else moved', async () => {
  const { owner, saver, chargeNo } = await openPaidRecharge(app);
  const refundNo = await applied(saver, chargeNo);
  const since = await readPosition(db, app.clock.now());
  await owner.client.ok('POST /admin/refunds/approve', { ...settlement(), refundNo });
  const { userId } = saver;
  const findings = await afterHarm(
    db,
    (trx) => trx('walletTotals').where({ userId }).increment('spentFen', 1),
    (trx) => audit(trx, { since }),
  );
  const invariant = 'L3 the sums of a wallet are those of its records';
  expect(findings).toEqual([{ invariant, subject: userId }]);
});

test('a new order without any row in its timeline is checked', async () => {
  const findings = await afterHarm(
    db,
    async (trx) => {
      const row = requireRow(await waiting(trx).first());
      await trx('orders').insert({ ...row, orderNo: 'JO0', createdAt: after.at + 1 });
    },
    (trx) => audit(trx, { since: after }),
  );
  const invariant = 'O1 the timeline ends in the state of the order';
  expect(findings).toContainEqual({ invariant, subject: 'JO0' });
});
