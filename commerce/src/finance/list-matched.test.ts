import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { matchingOfPayments, newMatching, paidWithNumber } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { requireRow } from '../../test/require-row.ts';
import { dayOf } from '../calendar.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db } = app.services;
const list = (filters: { matchingId: string; side?: 'in' | 'out'; after?: string }) =>
  finance.client.ok('GET /admin/finance/matched', { pageSize: 10, ...filters });
const detailOf = (matchingId: string) => finance.client.ok('GET /admin/finance/matching', { matchingId });

test('the lines that matched are listed with their transactions, and the other lines are not', async () => {
  const member = await newMember(app);
  const { chargeNo, serialNo } = await paidWithNumber(app, member, 12);
  const today = dayOf(app.clock.now());
  const { matchingId } = await newMatching(
    finance,
    ['unknown,1,', `${serialNo},12,${today} 10:15:00`, `${serialNo},12,`, 'unreadable,abc,'],
    { from: today, to: today },
  );
  const { transactionNo, createdAt } = requireRow(
    await db('ledgerTransactions').where({ chargeNo }).first('transactionNo', 'createdAt'),
  );
  const { items, total } = await list({ matchingId });
  expect(total).toBe(1);
  expect(items).toEqual([
    {
      ...{ line: 3, side: 'in', serialNo: serialNo.toUpperCase(), amount: 12, outsideDays: false },
      ...{ statedAt: `${today} 10:15:00`, statedTime: `${today}T02:15:00.000Z` },
      bookedAt: new Date(createdAt).toISOString(),
      member: { userId: member.userId, username: expect.any(String) },
      ...{ transactionNo, chargeNo, refundNo: null },
    },
  ]);
  expect((await list({ matchingId, side: 'in' })).total).toBe(1);
  expect((await list({ matchingId, side: 'out' })).total).toBe(0);
  expect((await detailOf(matchingId)).matched).toBe(1);
});

test('the lines that matched come in pages, and all of them are in the file', async () => {
  const { matchingId } = await matchingOfPayments(app, finance, 23);
  const lines: number[] = [];
  let after: string | undefined;
  do {
    const page = await list({ matchingId, ...(after && { after }) });
    expect(page.total).toBe(23);
    expect(page.items.length).toBeLessThanOrEqual(10);
    lines.push(...page.items.map(({ line }) => line));
    after = page.next ?? undefined;
  } while (after);
  expect(lines).toEqual(Array.from({ length: 23 }, (_, index) => index + 2));
  const csv = await finance.client.file('GET /admin/finance/export_matched', { matchingId });
  expect(csv.trim().split('\n')).toHaveLength(24);
});

test('only staff who may read the money see the lines that matched, and only those of a comparison that exists', async () => {
  const { matchingId } = await matchingOfPayments(app, finance, 1);
  const fulfilment = await newStaff(app, 'Fulfilment');
  for (const key of ['GET /admin/finance/matched', 'GET /admin/finance/export_matched'] as const) {
    expect((await fulfilment.client.call(key, { matchingId })).httpStatus).toBe(403);
    const unknown = await finance.client.call(key, { matchingId: '999999' });
    expect(unknown.errorCode).toBe('FIN001');
  }
});

test('lines that matched are never changed', async () => {
  await expect(bareKnex(db)('matchedLines').delete()).rejects.toThrow(/append-only/);
});
