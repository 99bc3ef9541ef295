import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newStaff, type TestMember } from '../../test/factories.ts';
import { makeMany } from '../../test/many-of-everything.ts';
import { rechargeByStaff } from '../wallet/recharge-by-staff.ts';

let app: TestApp;
let owner: TestMember;
let productCode: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
  productCode = (await makeMany(app)).productCode;
  const { db } = app.services;
  for (const reference of ['a', 'b', 'c']) {
    const money = { phone: owner.phone, amountFen: 100, actor: 'system', reference, at: app.clock.now() };
    await db.transaction((trx) => rechargeByStaff(trx, money));
  }
});
afterAll(() => app.close());

const exports = (Object.keys(contract) as EndpointKey[]).filter((key) => contract[key].answer === 'csv');

/** What is not of the shop but of one piece or member. */
function ownerOf(key: string): object {
  if (key.endsWith('movements')) return { productCode };
  return key.endsWith('records') ? { userId: owner.userId } : {};
}

test('every list of the admin area has a CSV', () => {
  const lists = Object.keys(contract).filter((key) =>
    /^GET .admin.\w+.(query|movements|notices|proposals|records)$/.test(key),
  );
  const ofLists = lists.map(exportOf).filter((key) => key !== 'GET /admin/dashboard/export');
  expect(ofLists.sort()).toEqual([...exports].sort());
});

function exportOf(key: string): string {
  return key.replace(/\/(\w+)$/, (_, name) => (name === 'query' ? '/export' : `/export_${name}`));
}

test.each(exports)('%s holds every column of every row, and leaves a row in the log', async (key) => {
  const list = key.replace(/export_?/, '').replace(/\/$/, '/query') as 'GET /admin/users/query';
  const { total } = await owner.client.ok(list, ownerOf(key));
  const csv = await owner.client.file(key, ownerOf(key) as never);
  const [header, ...lines] = csv.replace('\ufeff', '').trim().split('\n');
  const { shape } = contract[key].output as unknown as z.ZodObject;
  expect(header).toBe(Object.keys(shape).join(','));
  // The export of the log begins with the row of itself.
  expect(lines).toHaveLength(key.includes('/logs/') ? total + 1 : total);
  expect(total).toBeGreaterThan(2);
  const action = key.slice('GET /admin/'.length);
  const rows = await app.services.db('auditLog').where({ action });
  expect(rows).toMatchObject([{ actor: `staff:${owner.userId}`, errorCode: '' }]);
  expect(JSON.parse(rows[0].after)).toEqual({ filters: ownerOf(key) });
});

test.each([
  ['GET /admin/inventory/export_movements', { productCode: 'JY-1999-001' }],
  ['GET /admin/wallets/export_records', { userId: crypto.randomUUID() }],
] as const)('%s of nobody is not found, and is no export', async (key, input) => {
  const before = await app.services.db('auditLog').count();
  expect((await owner.client.call(key, input as never)).httpStatus).toBe(404);
  expect(await app.services.db('auditLog').count()).toEqual(before);
});

test('an export that can’t be logged is none', async () => {
  const { db } = app.services;
  await db.schema.renameTable('audit_log', 'audit_log_away');
  const answer = await owner.client.call('GET /admin/roles/export', {} as never);
  await db.schema.renameTable('audit_log_away', 'audit_log');
  expect(answer).toMatchObject({ httpStatus: 500, errorCode: 'SYS002' });
});

test('the file of an export is called by its list and the day in Shanghai', async () => {
  app.clock.advance(Date.UTC(2026, 10, 21, 16) - app.clock.now());
  const { client } = await newStaff(app, 'Owner');
  for (const [key, list] of [
    ['GET /admin/orders/export', 'orders'],
    ['GET /admin/wallets/export_proposals', 'wallets-proposals'],
  ] as const) {
    const { headers } = await client.call(key, {});
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${list}-2026-11-22.csv"`);
  }
});
