import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { dropTriggers } from '../../test/drop-triggers.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { requireRow } from '../../test/require-row.ts';
import { isoDay } from '../ledger/sums-of-days.ts';
import { sealRows } from './seal.ts';

// The simulated intruder drops the triggers and changes rows with plain SQL.
let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services;
  await dropTriggers(db);
  owner = await newStaff(app, 'Owner');
});
afterAll(() => app.close());
beforeEach(() => newMember(app, { balance: 100 }).then(runAndSeal));

const requestId = () => crypto.randomUUID();

async function runAndSeal(): Promise<void> {
  const { findings } = await owner.client.ok('POST /admin/finance/run_audit', { requestId: requestId() });
  expect(findings).toEqual([]);
  await sealRows(app.services.db, app.services.config);
}

async function run() {
  const check = await owner.client.ok('POST /admin/finance/run_audit', { requestId: requestId() });
  const listed = await owner.client.ok('GET /admin/finance/audits', { found: 'true' });
  expect(listed.items[0]).toEqual(check);
  return check.findings;
}

test('a posting whose amount was altered is found, with the number of its transaction', async () => {
  const { db } = app.services;
  const row = requireRow(
    await db('ledgerPostings').where('amountFen', '>', 0).orderBy('id', 'desc').first('id', 'transactionId'),
  );
  const { transactionNo } = requireRow(
    await db('ledgerTransactions').where({ id: row.transactionId }).first('transactionNo'),
  );
  const posting = () => bareKnex(db)('ledgerPostings').where({ id: row.id });
  await posting().increment('amountFen', 1);
  try {
    const findings = await run();
    const about = { kind: 'transaction', id: transactionNo };
    const record = await owner.client.ok('GET /admin/finance/transaction', { transactionNo });
    expect(record.sealHolds).toBe(false);
    expect(findings).toContainEqual(
      expect.objectContaining({ invariant: 'L2 every transaction sums to zero', about }),
    );
    expect(findings).toContainEqual({
      invariant: 'U1 the sealed chain is intact',
      subject: expect.stringContaining(`${row.transactionId} is not what was sealed`),
      about,
      name: null,
      seal: { chain: 'ledger', seq: expect.any(Number), what: 'rowChanged' },
    });
    const verified = await owner.client.ok('GET /admin/logs/verify', {});
    expect(verified.intact).toBe(false);
    expect(verified.broken).toMatchObject([
      { chain: 'ledger', subject: row.transactionId, what: 'rowChanged', transactionNo },
    ]);
  } finally {
    await posting().decrement('amountFen', 1);
  }
});

test('an altered sum of a day is found, with its day', async () => {
  const { db } = app.services;
  const ofDay = requireRow(await db('ledgerDays').where({ account: 'wallet' }).first());
  const day = isoDay(ofDay.day);
  await db('ledgerDays').where(ofDay).increment('sumFen', 1);
  try {
    const invariant = 'L3 the sums of a day are the fold of its sealed postings';
    expect(await run()).toEqual([
      { invariant, subject: day, about: { kind: 'day', id: day }, name: null, seal: null },
    ]);
  } finally {
    await db('ledgerDays')
      .where({ ...ofDay, sumFen: ofDay.sumFen + 1 })
      .update({ sumFen: ofDay.sumFen });
  }
});

test('a log row that was altered is found, with its id', async () => {
  const { db } = app.services;
  const row = requireRow(await db('auditLog').orderBy('id', 'desc').first('id'));
  const details = requireRow(await db('logDetails').where({ logId: row.id }).first());
  const reasonOf = (reason: string) => db('logDetails').where({ logId: row.id }).update({ reason });
  await reasonOf('nothing to see here');
  try {
    expect(await run()).toEqual([
      {
        invariant: 'U1 the sealed chain is intact',
        subject: expect.stringMatching(new RegExp(`^log \\d+: ${row.id} is not what was sealed$`)),
        about: { kind: 'log', id: String(row.id) },
        name: null,
        seal: { chain: 'log', seq: expect.any(Number), what: 'rowChanged' },
      },
    ]);
    const verified = await owner.client.ok('GET /admin/logs/verify', {});
    expect(verified.intact).toBe(false);
    const record = await owner.client.ok('GET /admin/logs/detail', { id: String(row.id) });
    expect(record.sealHolds).toBe(false);
    expect(verified.broken).toMatchObject([{ chain: 'log', subject: String(row.id), what: 'rowChanged' }]);
  } finally {
    await reasonOf(details.reason);
  }
});

test('of two checks asked for at once one runs, and the other is refused and leaves nothing', async () => {
  const { db } = app.services;
  const count = async () => {
    const [audits, logs] = await Promise.all([db('audits'), db('auditLog')]);
    return { audits: audits.length, logs: logs.length };
  };
  const before = await count();
  const answers = await Promise.all(
    [requestId(), requestId()].map((id) =>
      owner.client.call('POST /admin/finance/run_audit', { requestId: id }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 'ERROR');
  expect(refused).toMatchObject([{ httpStatus: 409, message: expect.stringMatching(/./) }]);
  expect(await count()).toEqual({ audits: before.audits + 1, logs: before.logs + 1 });
});

test('the same check asked for twice at once runs once and gives both the same answer', async () => {
  const { db } = app.services;
  const before = (await db('audits')).length;
  const input = { requestId: requestId() };
  const ask = () => owner.client.ok('POST /admin/finance/run_audit', input);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toEqual(first);
  expect(await ask()).toEqual(first);
  expect((await db('audits')).length).toBe(before + 1);
});
