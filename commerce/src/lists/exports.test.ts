import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { creditForTrying } from '../../seeds/credit-for-trying.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { makeMany } from '../../test/many-of-everything.ts';
import { readLog } from '../../test/read-log.ts';
import { newReconciliation, reconciledPayments } from '../../test/reconciliations.ts';
import { writeLog } from '../audit/write-log.ts';
import { transaction } from '../db/transaction.ts';
import { listOf } from '../http/create-router.ts';
import { columnsOf } from '../http/csv-columns.ts';
import { readTexts } from '../locales.ts';
import { valueText } from '../texts/export-texts.ts';

let app: TestApp;
let owner: TestMember;
let productCode: string;
let reconciliationId: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
  productCode = (await makeMany(app)).productCode;
  for (const day of ['2026-01-01', '2026-01-02']) await newReconciliation(owner, ['a,1,'], { day });
  const lines = ['a,1,', 'b,2,', 'c,unreadable,'];
  reconciliationId = (await newReconciliation(owner, lines)).reconciliationId;
  const { db } = app.services;
  for (const reference of ['a', 'b', 'c']) {
    const money = { phone: owner.phone, amountFen: 100, actor: 'system', reference, at: app.clock.now() };
    await db.transaction((trx) => creditForTrying(trx, money));
  }
  await reconciledPayments(app, owner, 3);
  const [waiting, failed, refunded] = await db('refunds').orderBy('refundNo').limit(3).select('chargeNo');
  const turn = (chargeNo = '', status: 'PENDING' | 'FAILED' | 'REFUND_SUCCESS') =>
    db('recharges').where({ chargeNo }).update({ status });
  await turn(waiting?.chargeNo, 'PENDING');
  await turn(failed?.chargeNo, 'FAILED');
  await turn(refunded?.chargeNo, 'REFUND_SUCCESS');
  const paidBack = { status: 'SUCCESS', actualFen: 50, completedAt: app.clock.now() } as const;
  await db('refunds')
    .where({ chargeNo: refunded?.chargeNo ?? '' })
    .update(paidBack);
  await db('refunds')
    .where({ chargeNo: waiting?.chargeNo ?? '' })
    .update({ status: 'PROCESSING' });
});
afterAll(() => app.close());

/** Files of sums are no lists. They are tested with finance. */
const sums: EndpointKey[] = ['GET /admin/finance/export_bills', 'GET /admin/finance/export_trial_balance'];
const exports = (Object.keys(contract) as EndpointKey[]).filter(
  (key) => contract[key].answer === 'csv' && !sums.includes(key),
);

const exportsAndSums = [...exports, ...sums];

/** The cells of a row get the names of the fields; the first row has the heads. */
function readFile(key: EndpointKey, csv: string): { heads: string[]; lines: Record<string, string>[] } {
  const names = columnsFor(key).map(({ name }) => name);
  const [first, ...rows]: string[][] = parse(csv, { bom: true, trim: true });
  const lines = rows.map((row) => Object.fromEntries(row.map((cell, index) => [names[index], cell])));
  return { heads: first ?? [], lines };
}

/** The clients of the tests name no language, so they get Chinese. */
function columnsFor(key: EndpointKey) {
  return columnsOf(contract[key].output, listOf(key), 'zh');
}

function ownerOf(key: string): object {
  if (key.endsWith('movements')) return { productCode };
  if (key.endsWith('lines')) return { reconciliationId };
  if (key.endsWith('bills')) return { from: '2026-01-01', to: '2026-01-31', by: 'day' };
  return key.endsWith('records') ? { userId: owner.userId } : {};
}

test('every list of the admin area has a CSV export', () => {
  const lists = Object.keys(contract).filter((key) =>
    /^GET .admin.\w+.(query|movements|records|lines|reconciliations)$/.test(key),
  );
  const ofLists = lists.map(exportOf).filter((key) => key !== 'GET /admin/dashboard/export');
  expect(ofLists.sort()).toEqual([...exports].sort());
});

/** The fields that the file has in words have tests of their own. */
function withoutJson(row: object): object {
  const inWords = ['object', 'objectName', 'before', 'after', 'circumstances'];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !inWords.includes(name)));
}

function exportOf(key: string): string {
  return key.replace(/\/(\w+)$/, (_, name) => (name === 'query' ? '/export' : `/export_${name}`));
}

const texts = readTexts<{ lists: Record<string, string> }>('admin-logs.json');

test.each(exports)('%s contains every column of every row and adds a row to the log', async (key) => {
  const list = key.replace(/export_?/, '').replace(/\/$/, '/query') as 'GET /admin/users/query';
  const { total, items } = await owner.client.ok(list, ownerOf(key));
  const csv = await owner.client.file(key, ownerOf(key) as never);
  const { heads, lines: all } = readFile(key, csv);
  // The export adds a row to the log first, so the file has one row more than the list.
  const lines = all.filter((line) => line.action !== valueText('zh', 'logs', 'action', 'logs/export'));
  expect(lines).toHaveLength(total);
  expect(total).toBeGreaterThan(2);
  expect(heads).toEqual(columnsFor(key).map(({ head }) => head));
  const money = moneyOf(key);
  for (const [index, item] of items.entries()) {
    const cells = cellsOf(key === 'GET /admin/logs/export' ? withoutJson(item) : item, money);
    const words = Object.entries(cells).map(([name, cell]) => [
      name,
      valueText('zh', listOf(key), name, cell) ?? cell,
    ]);
    expect(lines[index]).toMatchObject(Object.fromEntries(words));
  }
  const action = key.slice('GET /admin/'.length);
  const rows = await readLog(app.services.db, { action });
  expect(rows).toMatchObject([{ actor: `staff:${owner.userId}`, errorCode: '' }]);
  expect(JSON.parse(rows[0]?.circumstances ?? '')).toEqual({ filters: ownerOf(key) });
  const name = rows[0]?.object.replace('list:', '');
  for (const { lists } of Object.values(texts)) expect(Object.keys(lists)).toContain(name);
});

test.each([
  ['orders/export', 'orders'],
  ['recharges/export', 'recharges'],
  ['unmatched/export', 'unmatched'],
  ['finance/export_lines', 'lines'],
] as const)('the row of %s names the list of %s, which the log finds by this name', async (action, name) => {
  await owner.client.file(`GET /admin/${action}`, { reconciliationId: '3' } as never).catch(() => '');
  const { items } = await owner.client.ok('GET /admin/logs/query', { object: name, action });
  expect(items.map(({ object }) => object)).toContain(`list:${name}`);
});

function moneyOf(key: EndpointKey): string[] {
  return columnsFor(key)
    .filter(({ isMoney }) => isMoney)
    .map(({ name }) => name);
}

/** Leaves out fields without a value, lists and codes. */
function cellsOf(item: object, money: string[], path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const column = `${path}${name}`;
      if (value === null || Array.isArray(value) || name === 'version' || codes.test(name)) return [];
      if (typeof value === 'object') return Object.entries(cellsOf(value, money, `${column}.`));
      return [[column, money.includes(column) ? Number(value).toFixed(2) : written(value)]];
    }),
  );
}

const codes =
  /^(status|scene|kind|channel|provider|outcome|change|rechargeStatus|method|result|failedBy|side|reversal|problem|action|role)$/;

const workshopTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? workshopTime.format(new Date(text)) : text.trim();
}

test.each(exportsAndSums)(
  'every amount of money in %s has two decimals, and no other number has',
  async (key) => {
    const { lines } = readFile(key, await owner.client.file(key, ownerOf(key) as never));
    expect(lines.length).toBeGreaterThan(0);
    for (const { name, type, isMoney } of columnsFor(key)) {
      const cells = lines.map((line) => line[name] ?? '').filter((cell) => cell !== '');
      if (isMoney) expect(cells.filter((cell) => !/^-?\d+\.\d\d$/.test(cell))).toEqual([]);
      else if (type instanceof z.ZodNumber) expect(cells.filter((cell) => cell.includes('.'))).toEqual([]);
    }
  },
);

test.each(exportsAndSums)(
  'the heads of the amounts of money in %s name the currency, and no other heads do',
  (key) => {
    const named = columnsFor(key).filter(({ head }) => head.includes('元'));
    expect(named.map(({ name }) => name)).toEqual(moneyOf(key));
  },
);

/** The column that a sum adds up, and the states of the rows that count; all rows without states. */
const summed: Record<string, Record<string, [column: string, states?: string[]]>> = {
  'GET /admin/recharges/sums': {
    done: ['amount', ['SUCCESS', 'REFUND_PROCESSING', 'REFUND_SUCCESS', 'REFUND_FAILED', 'POSTED']],
    open: ['amount', ['PENDING', 'PROPOSED']],
    failed: ['amount', ['FAILED', 'REJECTED']],
  },
  'GET /admin/refunds/sums': {
    refunded: ['actualAmount'],
    inProgress: ['amount', ['PROCESSING']],
    failed: ['amount', ['FAILED']],
  },
};

test.each([
  ['GET /admin/recharges/sums', 'GET /admin/recharges/export', [{}, { state: 'waiting' }, { by: 'staff' }]],
  ['GET /admin/refunds/sums', 'GET /admin/refunds/export', [{}, { state: 'waiting' }, { state: 'done' }]],
  ['GET /admin/wallets/sums', 'GET /admin/wallets/export', [{}, { frozen: 'true' }, { search: 'u1' }]],
] as const)('%s equals the columns of the file, whatever is filtered', async (key, file, filters) => {
  for (const filter of filters) {
    const { count, ...sums } = await owner.client.ok(key, filter as never);
    const { lines } = readFile(file, await owner.client.file(file, filter as never));
    expect(count).toBe(lines.length);
    for (const [name, sum] of Object.entries(sums)) {
      const [column, states] = summed[key]?.[name] ?? [name];
      const words = states?.map((state) => valueText('zh', listOf(file), 'status', state));
      const fen = lines
        .filter(({ status }) => !words || words.includes(status))
        .reduce((all, line) => all + Math.round(Number(line[column] || 0) * 100), 0);
      expect([name, Math.round(Number(sum) * 100)]).toEqual([name, fen]);
    }
  }
  expect((await owner.client.ok(key, {})).count).toBeGreaterThan(2);
});

test('a sum has all rows, also more than a list counts', async () => {
  const { db } = app.services;
  const before = await owner.client.ok('GET /admin/recharges/sums', {});
  const credit = await db('credits').first();
  if (!credit) throw new Error('there is no credit');
  for (let part = 0; part < 12; part += 1) {
    const more = Array.from({ length: 100 }, () => ({
      ...{ ...credit, id: crypto.randomUUID(), amountFen: 1, status: 'REJECTED' as const },
    }));
    await db('credits').insert(more);
  }
  const { failed, count } = await owner.client.ok('GET /admin/recharges/sums', {});
  expect({ count, fen: Math.round(failed * 100) }).toEqual({
    count: before.count + 1200,
    fen: Math.round(before.failed * 100) + 1200,
  });
});

test('cells that contain lists are written as words and never as formulas', async () => {
  const { db } = app.services;
  const { orderNo, productCode } = await newOrder(app);
  await db('roles').insert({ name: '=1+1', permissions: '[]', updatedAt: app.clock.now() });
  await db('userRoles').insert({ userId: owner.userId, roleName: '=1+1' });
  const orders = await owner.client.file('GET /admin/orders/export', { search: orderNo });
  expect(readFile('GET /admin/orders/export', orders).lines[0]).toMatchObject({
    pieces: `${productCode} 天青瓶 1`,
  });
  const users = await owner.client.file('GET /admin/users/export', { search: owner.phone });
  expect(readFile('GET /admin/users/export', users).lines[0]).toMatchObject({ roles: "'=1+1; 店主" });
});

test('an export without rows still names its columns', async () => {
  const csv = await owner.client.file('GET /admin/messages/export', { search: 'written by nobody' });
  expect(csv).toMatch(/^留言编号,.*,负责人编号,负责人\n$/);
});

test('the log has its actions, results, roles and special actors in the words of the reader', async () => {
  const support = await newStaff(app, 'Finance', 'Support');
  await support.client.file('GET /admin/messages/export', {});
  const cli = { actor: 'cli', roles: [], action: 'products/price', object: 'product:1' };
  const rest = { reason: '', ip: '', requestId: 'words', before: {}, after: {}, at: app.clock.now() };
  await transaction(app.services.db, (trx) => writeLog(trx, { ...cli, ...rest }));
  const read = async (language: string, filters: object) => {
    const { content } = await owner.client.call('GET /admin/logs/export', filters, {
      'Accept-Language': language,
    });
    return parse(String(content), { bom: true, columns: true })[0];
  };
  const actor = { actor: `staff:${support.userId}` };
  expect(await read('zh', actor)).toMatchObject({ 操作: '导出留言', 结果: '已完成', 角色: '财务; 客服' });
  expect(await read('en', actor)).toMatchObject({
    ...{ Action: 'Save messages as CSV', Result: 'Done', Role: 'Finance; Support' },
  });
  expect(await read('en', { requestId: 'words' })).toMatchObject({
    ...{ 'Done by': 'Command line', Action: 'Change price', Role: '' },
  });
});

test('heads, states and times follow the language of the reader, and phone numbers stay texts', async () => {
  const { orderNo } = await newOrder(app);
  const order = await app.services.db('orders').where({ orderNo }).first();
  const answers = await Promise.all(
    ['zh-CN,zh;q=0.9', 'en-GB'].map((language) =>
      owner.client.call('GET /admin/orders/export', { search: orderNo }, { 'Accept-Language': language }),
    ),
  );
  const [zh, en] = answers.map(({ content }) => parse(String(content), { bom: true, columns: true })[0]);
  const time = workshopTime.format(order?.createdAt);
  expect(zh).toMatchObject({ 订单号: orderNo, 下单时间: time, 状态: '待付款' });
  expect(en).toMatchObject({ 'Order no.': orderNo, Ordered: time, Status: 'Waiting for payment' });
  expect(en).toMatchObject({ Phone: expect.stringMatching(/^1\d{10}\t$/) });
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
    ['GET /admin/wallets/export_records', 'wallets-records'],
  ] as const) {
    const { headers } = await client.call(key, ownerOf(key) as never);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${list}-2026-11-22.csv"`);
  }
});
