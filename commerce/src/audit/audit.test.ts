import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { proposeCredit } from '../../test/credits.ts';
import { newMember, newOrder, newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { requireRow } from '../../test/require-row.ts';
import { hour, minute } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { audit, type Finding } from './audit.ts';

let app: TestApp;
let db: Db;
let owner: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  db = app.services.db;
  owner = await newStaff(app, 'Owner');
});
afterAll(() => app.close());

async function findingsAfter(harm: (trx: Trx) => Promise<unknown>): Promise<Finding[]> {
  const trx = await db.transaction();
  try {
    await harm(trx);
    return await audit(trx);
  } finally {
    await trx.rollback();
  }
}

async function gift(amount: number): Promise<string> {
  return (await proposeCredit(owner, await newMember(app), { amount, kind: 'gift' })).content.creditId;
}

test('the audit finds a change of status that the state table does not allow', async () => {
  const { orderNo } = await newPaidOrder(app);
  expect(await audit(db)).toEqual([]);
  const statuses = { fromStatus: 'PAID', toStatus: 'CANCELLED' } as const;
  const move = { orderNo, at: 1, ...statuses, actor: 'system', reason: '' };
  const findings = await findingsAfter((trx) => trx('orderTimeline').insert(move));
  expect(findings).toContainEqual({
    invariant: 'O1 every move of an order is a legal one',
    subject: orderNo,
  });
});

test('the audit finds an order that begins as paid', async () => {
  const { orderNo } = await newPaidOrder(app);
  const statuses = { fromStatus: null, toStatus: 'PAID' } as const;
  const move = { orderNo, at: 1, ...statuses, actor: 'system', reason: '' };
  const findings = await findingsAfter((trx) => trx('orderTimeline').insert(move));
  expect(findings).toContainEqual({
    invariant: 'O1 every move of an order is a legal one',
    subject: orderNo,
  });
});

test("the timeline of an order can't be changed or deleted", async () => {
  const { orderNo } = await newPaidOrder(app);
  const moves = () => bareKnex(db)('orderTimeline').where({ orderNo });
  await expect(moves().update({ actor: 'somebody else' })).rejects.toThrow('order_timeline is append-only');
  await expect(moves().delete()).rejects.toThrow('order_timeline is append-only');
});

test('the audit finds a credit without its money or with a different amount', async () => {
  const [posted, waiting] = [await gift(10), await gift(5000)];
  expect(await audit(db)).toEqual([]);
  const invariant = 'L5 posted credits and postings of their amount belong together';
  const other = await findingsAfter((trx) =>
    trx('credits').where({ id: posted }).update({ amountFen: 1001 }),
  );
  expect(other).toEqual([{ invariant, subject: posted }]);
  const without = await findingsAfter((trx) =>
    trx('credits').where({ id: waiting }).update({ status: 'POSTED' }),
  );
  expect(without).toContainEqual({ invariant, subject: waiting });
});

test('the audit finds money of a credit that was not posted', async () => {
  const id = await gift(10);
  const patch = { status: 'REJECTED', transactionNo: null } as const;
  const findings = await findingsAfter((trx) => trx('credits').where({ id }).update(patch));
  const invariant = 'L5 money posted for a credit has one that was posted';
  expect(findings).toEqual([{ invariant, subject: `credit:${id}` }]);
});

test('the audit finds an order and a hold that are overdue by minutes', async () => {
  const { orderNo } = await newOrder(app);
  const { payableUntil } = requireRow(await db('orders').where({ orderNo }).first('payableUntil'));
  expect(await audit(db, { at: payableUntil + 5 * minute })).toEqual([]);
  expect(await audit(db, { at: payableUntil + hour })).toEqual([
    { invariant: 'S3 an overdue order is timed out', subject: orderNo },
    { invariant: 'S3 an overdue hold is free', subject: orderNo },
  ]);
});
