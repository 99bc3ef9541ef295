import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { insertLogRow } from '../audit/log-details.ts';
import { transaction } from '../db/transaction.ts';

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
});
afterAll(() => app.close());

interface Logged {
  object?: string;
  before?: unknown;
  after?: unknown;
  circumstances?: unknown;
}

function fileOf(language: 'zh' | 'en', { object = 'order:JO1', ...values }: Logged) {
  const { before = null, after = null, circumstances = null } = values;
  return fileOfRow(language, {
    ...{ object, before: JSON.stringify(before), after: JSON.stringify(after) },
    circumstances: JSON.stringify(circumstances),
  });
}

async function fileOfRow(
  language: 'zh' | 'en',
  row: { object: string; before: string; after: string; circumstances: string },
) {
  const requestId = crypto.randomUUID();
  const { object, ...details } = row;
  const act = { actor: 'cli', role: '', action: 'products/price', object, requestId, at: app.clock.now() };
  await transaction(app.services.db, (trx) => insertLogRow(trx, act, { ...details, reason: '', ip: '' }));
  const headers = { 'Accept-Language': language };
  const { content } = await owner.client.call('GET /admin/logs/export', { requestId }, headers);
  const [found = {}] = parse<Record<string, string>>(String(content), { bom: true, columns: true });
  return found;
}

test('a change of the log is written as field, before and after, in the words of the reader', async () => {
  const before = { status: 'PAID', price: 100, onSale: false, note: '', stock: 3 };
  const after = { status: 'REFUNDED', price: 1234.5, onSale: true, note: 'late', stock: 3 };
  expect(await fileOf('en', { before, after })).toMatchObject({
    Changes: 'Status: Paid → Refunded; Price: ¥100.00 → ¥1234.50; For sale: no → yes; Note: none → late',
    Circumstances: '',
  });
  expect(await fileOf('zh', { before, after })).toMatchObject({
    改动内容: '状态：已付款 → 已退款; 价格：¥100.00 → ¥1234.50; 在售：否 → 是; 备注：无 → late',
    相关情况: '',
  });
});

test('lists, persons and fields within fields have their words, and times are those of the workshop', async () => {
  const person = { userId: crypto.randomUUID(), username: 'Wang' };
  const before = { roles: ['Finance', 'Night'], assignee: null, shipment: null, permissions: [] };
  const shipment = { carrier: 'SF', shippedAt: '2026-11-23T18:02:05.678Z' };
  const after = { roles: ['Night'], assignee: person, shipment, permissions: ['users.read', 'gone.read'] };
  const { 改动内容: changes } = await fileOf('zh', { before, after });
  expect(changes?.split('; ')).toEqual([
    '角色：财务、Night → Night',
    '负责人：无 → Wang',
    '权限：无 → 查看会员、gone.read',
    '包裹 · 承运商：无 → SF',
    '包裹 · 发货时间：无 → 2026-11-24 02:02:05',
  ]);
});

test('what an action was about is written as facts, and a list of rows as the fields of each row', async () => {
  const refused = [{ orderNo: 'JO1', status: 'PAID' }, { orderNo: 'JO2' }];
  const circumstances = { amount: -10, kind: 'received', serialNo: '', filters: { search: 'cup' }, refused };
  expect(await fileOf('en', { circumstances })).toMatchObject({
    Changes: '',
    Circumstances:
      'Amount: -¥10.00; Kind: Money received; Filters · Search: cup; Refused: Order no. JO1 Status Paid, Order no. JO2',
  });
});

test('an object has its name or number in words, and its code in the last column', async () => {
  const { userId, phone } = await newMember(app);
  const username = `member${phone}`;
  const credit = `credit:${crypto.randomUUID()}`;
  for (const [object, zh, en] of [
    [`user:${userId}`, `会员 ${username}`, `Member ${username}`],
    ['order:JO1', '订单 JO1', 'Order JO1'],
    ['role:Finance', '角色 财务', 'Role Finance'],
    ['role:constructor', '角色 constructor', 'Role constructor'],
    ['list:trial_balance', '列表 试算平衡', 'List trial balance'],
    ['reconciliation:7', '对账 7', 'Reconciliation 7'],
    [credit, `入账 ${credit.slice(7, 15)}`, `Credit ${credit.slice(7, 15)}`],
    ['unheard:of', 'unheard of', 'unheard of'],
    ['', '', ''],
  ] as const) {
    const [inZh, inEn] = [await fileOf('zh', { object }), await fileOf('en', { object })];
    expect([inZh.对象, inEn.Object]).toEqual([zh, en]);
    expect([inZh.对象代码, inEn['Object code'], Object.keys(inEn).at(-1)]).toEqual([
      ...[object, object, 'Object code'],
    ]);
  }
});

test('a row whose values somebody altered in the database is written as it is', async () => {
  const altered = { object: 'order:JO1', before: '{"price":', after: '{"price":2}', circumstances: 'gone' };
  expect(await fileOfRow('en', altered)).toMatchObject({
    ...{ Changes: '{"price":; {"price":2}', Circumstances: 'gone' },
  });
});
