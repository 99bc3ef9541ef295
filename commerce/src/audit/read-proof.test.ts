import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { requireRow } from '../../test/require-row.ts';
import { dayOf } from '../calendar.ts';
import { day, hour, isoTime, minute } from '../clock.ts';
import { isSqlite } from '../db/connect.ts';
import { sealRows } from './seal.ts';

let app: TestApp;
let finance: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  finance = await newStaff(app, 'Finance');
  const { db } = app.services;
  await db.raw(
    isSqlite(db)
      ? 'DROP TRIGGER ledger_postings_no_update'
      : 'DROP TRIGGER ledger_postings_append_only ON ledger_postings',
  );
});
afterAll(() => app.close());
// Each test books on a day of its own.
beforeEach(() => later(day));

const check = () => finance.client.ok('POST /admin/finance/run_audit', { requestId: crypto.randomUUID() });
const balance = () => finance.client.ok('GET /admin/finance/trial_balance', {});
const statementOf = (of: string) => finance.client.ok('GET /admin/finance/day', { day: of });
const today = () => dayOf(app.clock.now());
const checkedNow = () => ({ checkedAt: isoTime(app.clock.now()), findings: 0, bookedLater: false });

async function later(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  const at = app.clock.now();
  await app.services.db('sessions').update({ expiresAt: at + 30 * day, lastSeenAt: at });
}

test('before the first check, neither the trial balance nor a statement names one', async () => {
  expect((await balance()).books).toBeNull();
  expect((await statementOf(today())).books).toBeNull();
});

test('after a check of everything that was booked, no transaction is later', async () => {
  await newMember(app, { balance: 100 });
  await check();
  expect((await balance()).books).toEqual(checkedNow());
  expect((await statementOf(today())).books).toEqual(checkedNow());
});

test('a transaction after the check is later for the trial balance and for its own day alone', async () => {
  await newMember(app, { balance: 100 });
  const before = today();
  await later(12 * hour - minute);
  await check();
  const found = checkedNow();
  await later(2 * minute);
  await newMember(app, { balance: 100 });
  expect(today()).not.toBe(before);
  expect((await balance()).books).toEqual({ ...found, bookedLater: true });
  expect((await statementOf(today())).books).toEqual({ ...found, bookedLater: true });
  expect((await statementOf(before)).books).toEqual(found);
  await check();
  expect((await balance()).books).toEqual(checkedNow());
  await later(12 * hour - minute);
});

test('an altered posting leaves the sums equal, and the check behind them names it', async () => {
  await newMember(app, { balance: 100 });
  const { db, config } = app.services;
  await sealRows(db, config);
  const { id } = requireRow(await db('ledgerPostings').orderBy('id', 'desc').first('id'));
  const posting = () => bareKnex(db)('ledgerPostings').where({ id });
  await posting().increment('amountFen', 1);
  try {
    const { findings } = await check();
    expect(findings.length).toBeGreaterThan(0);
    const { debit, credit, books } = await balance();
    expect(debit).toBe(credit);
    expect(books?.findings).toBe(findings.length);
    expect((await statementOf(today())).books?.findings).toBe(findings.length);
  } finally {
    await posting().decrement('amountFen', 1);
  }
});
