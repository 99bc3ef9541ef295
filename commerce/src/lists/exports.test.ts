import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newOrder, newStaff, type TestMember } from '../../test/factories.ts';
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

const inCells = { bom: true, columns: true } as const;

/** The input that names the piece or the member of a list; empty for all other lists. */
function ownerOf(key: string): object {
  if (key.endsWith('movements')) return { productCode };
  return key.endsWith('records') ? { userId: owner.userId } : {};
}

test('every list of the admin area has a CSV export', () => {
  const lists = Object.keys(contract).filter((key) =>
    /^GET .admin.\w+.(query|movements|notices|proposals|records)$/.test(key),
  );
  const ofLists = lists.map(exportOf).filter((key) => key !== 'GET /admin/dashboard/export');
  expect(ofLists.sort()).toEqual([...exports].sort());
});

function exportOf(key: string): string {
  return key.replace(/\/(\w+)$/, (_, name) => (name === 'query' ? '/export' : `/export_${name}`));
}

test.each(exports)('%s contains every column of every row and adds a row to the log', async (key) => {
  const list = key.replace(/export_?/, '').replace(/\/$/, '/query') as 'GET /admin/users/query';
  const { total, items } = await owner.client.ok(list, ownerOf(key));
  const csv = await owner.client.file(key, ownerOf(key) as never);
  const all: Record<string, string>[] = parse(csv, inCells);
  // Exporting the log adds a row to the log first, so the file has one row more than the list.
  const lines = all.filter(({ action }) => action !== 'logs/export');
  expect(lines).toHaveLength(total);
  expect(total).toBeGreaterThan(2);
  const { shape } = contract[key].output as unknown as z.ZodObject;
  const columns = Object.keys(lines[0] ?? {}).map((column) => column.split('.')[0]);
  expect([...new Set(columns)]).toEqual(Object.keys(shape));
  for (const [index, item] of items.entries()) expect(lines[index]).toMatchObject(cellsOf(item));
  const action = key.slice('GET /admin/'.length);
  const rows = await app.services.db('auditLog').where({ action });
  expect(rows).toMatchObject([{ actor: `staff:${owner.userId}`, errorCode: '' }]);
  expect(JSON.parse(rows[0]?.after ?? '')).toEqual({ filters: ownerOf(key) });
});

/** The expected cells of an item, for all fields that have a value and are not lists. */
function cellsOf(item: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      if (value === null || Array.isArray(value) || name === 'version') return [];
      if (typeof value !== 'object') return [[name, String(value)]];
      return Object.entries(cellsOf(value)).map(([field, text]) => [`${name}.${field}`, text]);
    }),
  );
}

test('cells that contain lists are written as words and never as formulas', async () => {
  const { db } = app.services;
  const { orderNo, productCode } = await newOrder(app);
  await db('roles').insert({ name: '=1+1', permissions: '[]', updatedAt: app.clock.now() });
  await db('userRoles').insert({ userId: owner.userId, roleName: '=1+1' });
  const [order] = parse(await owner.client.file('GET /admin/orders/export', { search: orderNo }), inCells);
  expect(order).toMatchObject({ pieces: `${productCode} 天青瓶 1` });
  const [user] = parse(await owner.client.file('GET /admin/users/export', { search: owner.phone }), inCells);
  expect(user).toMatchObject({ roles: "'=1+1; Owner" });
});

test('an export without rows still names its columns', async () => {
  const csv = await owner.client.file('GET /admin/messages/export', { search: 'written by nobody' });
  expect(csv).toMatch(/^messageId,.*,assignee.userId,assignee.username\n$/);
});

test.each([
  ['GET /admin/inventory/export_movements', { productCode: 'JY-1999-001' }],
  ['GET /admin/wallets/export_records', { userId: crypto.randomUUID() }],
] as const)('%s of nobody is not found, and is no export', async (key, input) => {
  const before = await app.services.db('auditLog').count({ rows: '*' });
  expect((await owner.client.call(key, input as never)).httpStatus).toBe(404);
  expect(await app.services.db('auditLog').count({ rows: '*' })).toEqual(before);
});

test('an export in an order that its list does not have is refused before its first byte, and is no export', async () => {
  const before = await app.services.db('auditLog').count({ rows: '*' });
  const refused = await owner.client.call('GET /admin/orders/export', { sort: '-timeLeft' } as never);
  expect(refused).toMatchObject({ httpStatus: 400, details: { fields: { sort: 'invalid_value' } } });
  expect(await app.services.db('auditLog').count({ rows: '*' })).toEqual(before);
});

test("an export that can't be logged is refused", async () => {
  const { db } = app.services;
  await db.schema.renameTable('audit_log', 'audit_log_away');
  const answer = await owner.client.call('GET /admin/roles/export', {} as never);
  await db.schema.renameTable('audit_log_away', 'audit_log');
  expect(answer).toMatchObject({ httpStatus: 500, errorCode: 'SYS002' });
});

test('the file of an export is named after its list and the day in Shanghai', async () => {
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
