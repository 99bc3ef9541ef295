import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, sealKeys, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newOrder } from '../../test/factories.ts';
import { requireRow } from '../../test/require-row.ts';
import { hour } from '../clock.ts';
import type { Finding } from './audit.ts';
import { checkBooksAside } from './check-books.ts';
import { readLastAudit, runAudit } from './run-audit.ts';
import { sealRows } from './seal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await newMember(app, { balance: 100 });
});
afterAll(() => app.close());

test('the books can be checked while a write locks the database', async () => {
  const { db, config } = app.services;
  await sealRows(db, config);
  await db.transaction(async (trx) => {
    await trx('outboxEvents').insert({ tag: 'product:x', createdAt: 1 });
    const check = await checkBooksAside(db, { keys: config.sealKeys });
    expect(check).toMatchObject({ findings: [], sealed: 1 });
  });
});

test('the hourly check stores its findings, once an hour for all instances', async () => {
  const { db } = app.services;
  const runs = () => db('audits').orderBy('id').select('checkedAt');
  const first = app.clock.now();
  expect(await readLastAudit(db)).toBeNull();
  await runAudit(app.services);
  await runAudit(app.services);
  expect(await runs()).toEqual([{ checkedAt: first }]);
  expect(await readLastAudit(db)).toEqual({ checkedAt: first, findings: [], sealed: expect.any(Number) });

  await db('ledgerAccounts').increment('balanceFen', 1);
  app.clock.advance(hour);
  await runAudit(app.services);
  expect(await runs()).toEqual([{ checkedAt: first }, { checkedAt: first + hour }]);
  const { findings } = (await readLastAudit(db)) ?? {};
  expect(findings).toContainEqual({
    invariant: 'L3 the cached balance is the fold of the postings',
    subject: expect.stringContaining('wallet:'),
  });
});

test('an hourly check reads only rows that have changed, and after a finding the next check reads all rows', async () => {
  const own = await createTestApp();
  const { db } = own.services;
  const { userId } = await newMember(own, { balance: 100 });
  const check = async () => {
    own.clock.advance(hour);
    await runAudit(own.services);
    const { whole, findings } = requireRow(await db('audits').orderBy('id', 'desc').first());
    return { whole: Boolean(whole), wrong: wrongAccounts(JSON.parse(findings)) };
  };
  // Each damage breaks several invariants, so only the findings of one invariant are counted.
  const wrongAccounts = (findings: Finding[]) =>
    findings.filter(({ invariant }) => invariant === 'L3 the cached balance is the fold of the postings')
      .length;
  const harm = (account: string, fen: number) =>
    db('ledgerAccounts')
      .where({ account: `wallet:${account}` })
      .increment('balanceFen', fen);
  // No check is half an hour older than these two, so the next check can't skip old rows.
  await Promise.all([runAudit(own.services), runAudit(own.services)]);
  expect(await check()).toEqual({ whole: true, wrong: 0 });
  own.clock.advance(hour);
  expect(await check()).toEqual({ whole: false, wrong: 0 });
  await harm(userId, 1);
  expect(await check()).toEqual({ whole: false, wrong: 0 });
  const touched = await newMember(own, { balance: 100 });
  await harm(touched.userId, 1);
  expect(await check()).toEqual({ whole: false, wrong: 1 });
  expect(await check()).toEqual({ whole: true, wrong: 2 });
  await harm(userId, -1);
  await harm(touched.userId, -1);
  expect(await check()).toEqual({ whole: true, wrong: 0 });
  expect(await check()).toEqual({ whole: false, wrong: 0 });
  await own.close();
}, 60_000);

test('the hourly check finds an order that was not timed out', async () => {
  const { orderNo } = await newOrder(app);
  app.clock.advance(2 * hour);
  await runAudit(app.services);
  const { findings } = (await readLastAudit(app.services.db)) ?? {};
  expect(findings).toContainEqual({ invariant: 'S3 an overdue order is timed out', subject: orderNo });
});

test('a broken chain is found first, so that it is kept however many other findings there are', async () => {
  const { db } = app.services;
  await sealRows(db, app.services.config);
  const { findings } = await checkBooksAside(db, { keys: sealKeys('another key, as long as the first one') });
  const ofChains = findings.map(({ invariant }) => invariant === 'U1 the sealed chain is intact');
  expect(ofChains).toContain(false);
  expect(ofChains[0]).toBe(true);
  expect(ofChains.lastIndexOf(true)).toBeLessThan(ofChains.indexOf(false));
});
