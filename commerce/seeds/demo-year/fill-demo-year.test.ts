import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { cmsArtwork } from '../../src/catalog/cms-artwork.ts';
import { projectArtwork } from '../../src/catalog/project-artwork.ts';
import { transaction } from '../../src/db/transaction.ts';
import { createLease } from '../../src/leases/lease.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { runCommandLine } from '../../test/run-command-line.ts';
import { sampleOffers } from '../sample-offers.ts';
import { seedSampleShop } from '../sample-shop.ts';
import { fillDemoYear, hasDemoYear, whyNoDemoYear } from './fill-demo-year.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function publishPieces(): Promise<void> {
  for (const { code } of sampleOffers) {
    const words = { documentId: code, productCode: code, name: '试釉瓶', locale: 'zh', localizations: [] };
    const artwork = cmsArtwork.parse(words);
    await transaction(app.services.db, (trx) => projectArtwork(trx, artwork, app.clock.now()));
  }
}

test('a shop is not filled before its pieces are published, while it is open, or in production', async () => {
  const { services, clock } = app;
  await seedSampleShop(services);
  expect(await whyNoDemoYear(services)).toContain('not complete');
  await publishPieces();
  expect(await whyNoDemoYear(services)).toBe(null);
  const production = { ...services, config: { ...services.config, appEnv: 'production' as const } };
  expect(await whyNoDemoYear(production)).toContain('in development');
  const lease = createLease(services.db, 'expire orders');
  await lease.hold(clock.now());
  expect(await whyNoDemoYear(services)).toContain('is open');
  await lease.release();
  expect(await whyNoDemoYear(services)).toBe(null);
});

test('a small year has rows in every state, and its books are in order', async () => {
  const { services, clock } = app;
  const { db } = services;
  const months: string[] = [];
  expect(await hasDemoYear(services)).toBe(false);
  const size = { members: 20, orders: 90, messages: 40, recharges: 50 };
  const refused = await fillDemoYear(services, size, (month) => months.push(month));
  expect(refused).toBeLessThan(10);
  expect(await db('users').where('username', 'like', 'demo-%')).toHaveLength(4);
  expect(await hasDemoYear(services)).toBe(true);
  expect(months).toHaveLength(13);
  const statesOf = async (table: 'orders' | 'recharges' | 'refunds' | 'contactMessages' | 'credits') => {
    const rows = await db(table).distinct('status').orderBy('status');
    return rows.map(({ status }) => status);
  };
  expect(await statesOf('orders')).toEqual([
    'CANCELLED',
    'COMPLETED',
    'PAID',
    'REFUNDED',
    'REFUNDING',
    'TIMED_OUT',
    'WAITING_PAYMENT',
  ]);
  expect(await statesOf('recharges')).toEqual([
    'FAILED',
    'PENDING',
    'REFUND_FAILED',
    'REFUND_PROCESSING',
    'REFUND_SUCCESS',
    'SUCCESS',
  ]);
  expect(await statesOf('refunds')).toEqual(['FAILED', 'PROCESSING', 'SUCCESS']);
  expect(await statesOf('contactMessages')).toEqual(['CLOSED', 'NEW', 'READ', 'REPLIED']);
  expect(await statesOf('credits')).toEqual(['POSTED', 'PROPOSED', 'REJECTED']);
  const unmatched = await db('unmatchedPayments').orderBy('id').select('outcome', 'closedAt');
  expect(unmatched.map(({ outcome, closedAt }) => [outcome, closedAt !== null])).toEqual([
    ['secondPayment', true],
    ['wrongAmount', false],
    ['unknownNumber', false],
  ]);
  expect(await db('reconciliations').select('differences', 'open')).toEqual([{ differences: 3, open: 1 }]);
  expect(await db('audits').where({ whole: true }).pluck('findings')).toEqual(['[]']);
  expect(await db('users').where('createdAt', '>', clock.now())).toEqual([]);
  expect(await db('shipments').whereNotNull('returnedAt').first('orderNo')).toBeDefined();
  expect(
    await db('orders').where({ status: 'WAITING_PAYMENT' }).where('payableUntil', '<=', clock.now()),
  ).toEqual([]);
  expect(await db('auditLog').where({ action: 'products/price' }).first('id')).toBeDefined();
  expect(await audit(db, { at: clock.now() })).toEqual([]);
}, 120_000);

test('a second run of the command changes nothing and says so', async () => {
  const countRows = async () => [
    await app.services.db('users').count({ rows: '*' }),
    await app.services.db('orders').count({ rows: '*' }),
    await app.services.db('ledgerTransactions').count({ rows: '*' }),
    await app.services.db('auditLog').count({ rows: '*' }),
  ];
  const before = await countRows();
  const { code, said } = await runCommandLine(app.database, 'demo-year');
  expect({ code, said }).toEqual({
    code: 0,
    said: 'This shop has its demo year already: nothing was changed.\n',
  });
  expect(await countRows()).toEqual(before);
});
