import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newOrder } from '../../test/factories.ts';
import { hour } from '../clock.ts';
import { checkBooksAside } from './check-books.ts';
import { readLastAudit, runAudit } from './run-audit.ts';
import { sealRows } from './seal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await newMember(app, { balance: 100 });
});
afterAll(() => app.close());

test('the books are checked while a write holds the database', async () => {
  const { db, config } = app.services;
  await sealRows(db, config);
  await db.transaction(async (trx) => {
    await trx('outboxEvents').insert({ tag: 'product:x', createdAt: 1 });
    expect(await checkBooksAside(db, { key: config.auditSealKey })).toEqual({ findings: [], sealed: 1 });
  });
});

test('the hourly check keeps what it found, once an hour over all instances', async () => {
  const { db } = app.services;
  const runs = () => db('audits').orderBy('id').select('checkedAt');
  const first = app.clock.now();
  expect(await readLastAudit(db)).toBeNull();
  await runAudit(app.services);
  await runAudit(app.services);
  expect(await runs()).toEqual([{ checkedAt: first }]);
  expect(await readLastAudit(db)).toEqual({ checkedAt: first, findings: [] });

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

test('the hourly check finds an order whose end was forgotten', async () => {
  const { orderNo } = await newOrder(app);
  app.clock.advance(2 * hour);
  await runAudit(app.services);
  const { findings } = (await readLastAudit(app.services.db)) ?? {};
  expect(findings).toContainEqual({ invariant: 'S3 an overdue order is timed out', subject: orderNo });
});
