import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedTo } from '../../contract/admin/list.ts';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { postCredit, proposeCredit, rejectCredit } from '../../test/credits.ts';
import { newMember, newRole, newStaff, type TestMember } from '../../test/factories.ts';
import { readLog } from '../../test/read-log.ts';
import { requireRow } from '../../test/require-row.ts';
import { postReversal, proposeReversal } from '../../test/reversals.ts';
import { addPasskey } from '../../test/second-factors.ts';
import { noDetails } from '../audit/log-details.ts';
import { sealRows } from '../audit/seal.ts';
import { writeLog } from '../audit/write-log.ts';
import { transaction } from '../db/transaction.ts';

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await newStaff(app, 'Owner');
});
afterAll(() => app.close());

async function newMessage(): Promise<string> {
  const id = crypto.randomUUID();
  const words = { name: 'V', email: 'v@example.com', phone: '', subject: 'S', message: 'M' };
  const kind = 'contact';
  await app.services
    .db('contactMessages')
    .insert({ id, ...words, kind, fingerprint: id, status: 'NEW', createdAt: app.clock.now() });
  return id;
}

const reason = 'a test';
const user = async () => ({ userId: (await newMember(app)).userId, reason });
const frozenUser = async () => {
  const target = await user();
  await app.services.db('users').where({ id: target.userId }).update({ status: 'frozen' });
  return target;
};
const userWithPasskey = async () => {
  const member = await newMember(app);
  await addPasskey(member);
  return { userId: member.userId, reason };
};
const message = async () => ({ messageId: await newMessage() });
const notedMessage = async () => {
  const { messageId } = await message();
  const note = { requestId: crypto.randomUUID(), messageId, text: 'a note' };
  const { version } = await owner.client.ok('POST /admin/messages/note', note);
  return { messageId, version };
};
const newName = () => `R ${crypto.randomUUID().slice(0, 8)}`;

const inputs: Record<string, () => Promise<object>> = {
  'POST /admin/users/freeze': user,
  'POST /admin/users/unfreeze': frozenUser,
  'POST /admin/users/reset_factors': userWithPasskey,
  'POST /admin/users/force_logout': user,
  'POST /admin/users/assign_roles': async () => ({ ...(await user()), roles: ['Support'] }),
  'POST /admin/roles/create': async () => ({ name: newName(), permissions: ['users.read'] }),
  'POST /admin/roles/update': async () => ({
    name: await newRole(app, []),
    permissions: ['users.read'],
    reason,
  }),
  'POST /admin/roles/rename': async () => ({
    name: await newRole(app, []),
    newName: newName(),
    reason,
  }),
  'POST /admin/roles/delete': async () => ({ name: await newRole(app, []), reason }),
  'POST /admin/messages/read': message,
  'POST /admin/messages/assign': async () => ({ ...(await message()), assignee: owner.userId }),
  'POST /admin/messages/note': async () => ({ ...(await message()), text: 'a note' }),
  'POST /admin/messages/withdraw_note': notedMessage,
  'POST /admin/messages/mark_replied': message,
  'POST /admin/messages/close': message,
};

const privileged = (Object.keys(contract) as EndpointKey[]).filter((key) =>
  /^POST \/admin\/(users|roles|messages|logs|dashboard)\//.test(key),
);

function inputFor(key: EndpointKey): Promise<object> {
  const create = inputs[key];
  if (!create) throw new Error(`this test has no input for ${key}`);
  return create();
}

function rowsOf(requestId: string): Promise<Record<string, unknown>[]> {
  return readLog(app.services.db, { requestId });
}

async function send(key: EndpointKey, requestId: string, input: object) {
  return owner.client.call(key, { requestId, ...input } as never);
}

test.each(privileged)('%s leaves exactly one row in the log, even when it is repeated', async (key) => {
  const requestId = crypto.randomUUID();
  const input = await inputFor(key);
  const answers = [await send(key, requestId, input), await send(key, requestId, input)];
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
  expect(answers[1]?.content).toEqual(answers[0]?.content);
  const rows = await rowsOf(requestId);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    action: key.slice('POST /admin/'.length),
    actor: `staff:${owner.userId}`,
    role: 'Owner',
    ip: expect.stringContaining('127.0.0.1'),
  });
  expect(rows[0]?.before).not.toBe(rows[0]?.after);
});

test.each(privileged)("%s changes nothing if its row in the log can't be written", async (key) => {
  const { db } = app.services;
  const requestId = crypto.randomUUID();
  const input = await inputFor(key);
  const before = await everything();
  await db.schema.renameTable('audit_log', 'audit_log_away');
  const answer = await send(key, requestId, input);
  await db.schema.renameTable('audit_log_away', 'audit_log');
  expect(answer.httpStatus).toBe(500);
  expect(await everything()).toEqual(before);
  expect((await send(key, requestId, input)).status).toBe('OK');
  expect(await rowsOf(requestId)).toHaveLength(1);
});

/** The column by which the test sorts the rows of each table. */
const written = {
  users: 'id',
  userRoles: 'userId',
  roles: 'name',
  contactMessages: 'id',
  messageNotes: 'id',
  requests: 'requestId',
};

async function everything(): Promise<unknown[]> {
  const { db } = app.services;
  const rows: unknown[] = [await db('sessions').orderBy('id').pluck('id')];
  for (const [table, column] of Object.entries(written)) rows.push(await bareKnex(db)(table).orderBy(column));
  return rows;
}

test('a refusal leaves one row with the reason, however often it is repeated', async () => {
  const requestId = crypto.randomUUID();
  const freezeHimself = () => send('POST /admin/users/freeze', requestId, { userId: owner.userId, reason });
  const answers = [await freezeHimself(), ...(await Promise.all([freezeHimself(), freezeHimself()]))];
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(['ROL007', 'ROL007', 'ROL007']);
  expect(await rowsOf(requestId)).toMatchObject([
    { object: `user:${owner.userId}`, errorCode: 'ROL007', reason, before: 'null', after: 'null' },
  ]);
});

test('a caller without permission or with invalid input is refused early and leaves no row', async () => {
  const requestId = crypto.randomUUID();
  const input = { requestId, ...(await user()) };
  const { client } = await newStaff(app, 'Auditor');
  expect(await client.call('POST /admin/users/freeze', input)).toMatchObject({ httpStatus: 403 });
  expect(await send('POST /admin/users/freeze', requestId, { userId: 'x' })).toMatchObject({
    httpStatus: 400,
  });
  expect(await rowsOf(requestId)).toEqual([]);
});

test.each([
  [
    'POST /admin/orders/ship',
    { orderNo: 'JO000000000000000000', carrier: 'a', trackingNo: 'SF1001' },
    'order',
  ],
  ['POST /admin/refunds/reject', { refundNo: 'JR000000000000000000', reason }, 'refund'],
  ['POST /admin/refunds/settle', { refundNo: 'JR000000000000000000', amount: 1, reason }, 'refund'],
  ['POST /admin/roles/delete', { name: 'Owner', reason }, 'role'],
  [
    'POST /admin/products/price',
    { productCode: 'JY-1999-001', version: 'v', price: 1, specialPrice: null },
    'product',
  ],
  ['POST /admin/products/resync', { productCode: 'JY-1999-001' }, 'product'],
  ['POST /admin/orders/ship_bulk', { csv: 'no columns' }, ''],
  ['POST /admin/finance/reconcile', { statement: 'no columns' }, ''],
  ['POST /admin/finance/note', { lineId: '999', reason }, 'difference'],
] as const)('%s that is refused names once what it was meant for, if it can', async (key, input, kind) => {
  const requestId = crypto.randomUUID();
  const { errorCode, details = null } = await send(key, requestId, input);
  const [first] = Object.values(input);
  expect(errorCode).toBeTruthy();
  const again = await send(key, requestId, input);
  expect([again.errorCode, again.details ?? null]).toEqual([errorCode, details]);
  expect(await rowsOf(requestId)).toMatchObject([{ errorCode, object: kind && `${kind}:${first}` }]);
});

test('a refusal to act as the second person is logged for the wallet, like the decision itself', async () => {
  const { userId } = await newMember(app);
  const { creditId } = (await proposeCredit(owner, { userId }, { amount: 5000 })).content;
  const second = await newStaff(app, 'Finance');
  await postCredit(owner, creditId);
  const { transactionNo } = (await postCredit(second, creditId)).content;
  await rejectCredit(second, creditId);
  const { reversalId } = (await proposeReversal(second, transactionNo ?? '')).content;
  await postReversal(second, reversalId);
  await postReversal(owner, reversalId);
  const { items } = await owner.client.ok('GET /admin/logs/query', { object: `wallet:${userId}` });
  expect(items.map(({ action, errorCode }) => [action, errorCode])).toEqual([
    ['reversals/post', null],
    ['reversals/post', 'WAL004'],
    ['reversals/propose', null],
    ['credits/reject', 'WAL003'],
    ['credits/post', null],
    ['credits/post', 'WAL004'],
    ['credits/propose', null],
  ]);
});

test("a refused credit of the caller's own wallet is logged for that wallet", async () => {
  const requestId = crypto.randomUUID();
  const input = { userId: owner.userId, amount: 10, kind: 'gift', reason };
  const { errorCode } = await send('POST /admin/credits/propose', requestId, input);
  expect(await rowsOf(requestId)).toMatchObject([{ errorCode, object: `wallet:${owner.userId}` }]);
});

test('the log shows the values before and after, and who changed them from where', async () => {
  const { userId } = await newMember(app);
  const requestId = crypto.randomUUID();
  await send('POST /admin/users/assign_roles', requestId, { userId, roles: ['Support'], reason: 'new here' });
  const { items } = await owner.client.ok('GET /admin/logs/query', { search: requestId });
  expect(items).toMatchObject([
    {
      actor: `member${owner.phone}`,
      role: 'Owner',
      action: 'users/assign_roles',
      object: `user:${userId}`,
      reason: 'new here',
      result: 'done',
      errorCode: null,
      requestId,
      before: '{"roles":[]}',
      after: '{"roles":["Support"]}',
      sealed: false,
    },
  ]);
});

test('the log can be filtered by each of its columns', async () => {
  const { userId } = await newMember(app);
  const [done, refused] = [crypto.randomUUID(), crypto.randomUUID()];
  await send('POST /admin/users/freeze', done, { userId, reason });
  await send('POST /admin/users/freeze', refused, { userId: owner.userId, reason });
  const object = `user:${userId}`;
  const count = async (filters: object) => {
    const { total } = await owner.client.ok('GET /admin/logs/query', { object, ...filters });
    return total;
  };
  expect(await count({})).toBe(1);
  expect(await count({ actor: `member${owner.phone}`, action: 'users/freeze' })).toBe(1);
  expect(await count({ actor: `staff:${owner.userId}`, from: '2026-01-15', to: '2026-01-15' })).toBe(1);
  expect(await count({ role: 'Owner', ip: '127.0.0.1', requestId: done, result: 'done' })).toBe(1);
  expect(await count({ result: 'refused' })).toBe(0);
  expect(await count({ object: `user:${owner.userId}`, requestId: refused, result: 'refused' })).toBe(1);
  expect(await count({ object: `user:${owner.userId}`, requestId: refused, result: 'done' })).toBe(0);
  expect(await count({ requestId: refused })).toBe(0);
  for (const role of ['Own', 'wner', '%', 'Finance']) expect(await count({ role })).toBe(0);
  expect(await count({ actor: 'somebody' })).toBe(0);
  expect(await count({ action: 'users/unfreeze' })).toBe(0);
  expect(await count({ ip: '10.0.0.1' })).toBe(0);
  expect(await count({ from: '2026-01-16' })).toBe(0);
});

test('a filter by one role finds the rows of staff with several roles', async () => {
  const { userId } = await newMember(app);
  const { client } = await newStaff(app, 'Auditor', 'Support', 'Finance');
  await client.ok('POST /admin/users/freeze', { requestId: crypto.randomUUID(), userId, reason });
  for (const role of ['Auditor', 'Finance', 'Support']) {
    const { items } = await owner.client.ok('GET /admin/logs/query', { object: `user:${userId}`, role });
    expect(items.map(({ role: roles }) => roles)).toEqual(['Auditor, Finance, Support']);
  }
});

test('a filter by role finds the rows of a role with few acts and of one with many', async () => {
  const write = (object: string, times: number) =>
    transaction(app.services.db, async (trx) => {
      const act = {
        actor: 'cli',
        roles: ['Auditor', 'Porter'],
        action: 'orders/ship',
        object,
      };
      const rest = { reason: '', ip: '', requestId: '', before: null, after: null, at: app.clock.now() };
      for (let i = 0; i < times; i += 1) await writeLog(trx, { ...act, ...rest });
    });
  const find = (filters: object) => owner.client.ok('GET /admin/logs/query', { role: 'porter', ...filters });
  await write('order:1', 1);
  expect(await find({})).toMatchObject({ total: 1, items: [{ object: 'order:1' }] });
  await write('order:2', countedTo);
  expect(await find({})).toMatchObject({ total: countedTo, totalIsMore: true });
  expect(await find({ object: 'order:1' })).toMatchObject({ total: 1, items: [{ role: 'Auditor, Porter' }] });
});

test('the log is verified by its chain, which names a row changed by hand', async () => {
  const { db, config } = app.services;
  await sealRows(db, config);
  const verified = await owner.client.ok('GET /admin/logs/verify', {});
  expect(verified).toMatchObject({ intact: true, brokenAt: null });
  const { items } = await owner.client.ok('GET /admin/logs/query', { sort: 'at' });
  expect(items.every(({ sealed }) => sealed)).toBe(true);

  const end = requireRow(await db('chains').where({ name: 'log' }).first('mac'));
  await db('chains').where({ name: 'log' }).update({ mac: 'forged' });
  const { intact, brokenAt } = await owner.client.ok('GET /admin/logs/verify', {});
  await db('chains').where({ name: 'log' }).update(end);
  expect({ intact, brokenAt }).toEqual({
    intact: false,
    brokenAt: expect.stringMatching(/^log \d+: the chain ends elsewhere$/),
  });
});

test('one row of the log is shown with its actor and the number of its seal', async () => {
  const { userId } = await newMember(app);
  const requestId = crypto.randomUUID();
  await send('POST /admin/users/freeze', requestId, { userId, reason });
  const { items } = await owner.client.ok('GET /admin/logs/query', { requestId });
  const [listed] = items;
  const id = String(listed?.id);
  const waiting = await owner.client.ok('GET /admin/logs/detail', { id });
  expect(waiting).toEqual({ ...listed, actorId: owner.userId, sealNo: null, sealHolds: null });
  const { db, config } = app.services;
  await sealRows(db, config);
  const sealed = await owner.client.ok('GET /admin/logs/detail', { id });
  expect(sealed).toMatchObject({ sealed: true, sealNo: expect.any(Number), sealHolds: true });
  const none = await owner.client.call('GET /admin/logs/detail', { id: '999999999' });
  expect(none).toMatchObject({ httpStatus: 404, errorCode: 'SYS006' });
});

test('the verification names the row that was changed, also when it is done in parts', async () => {
  const { db, config } = app.services;
  await sealRows(db, config);
  await db('chains').where({ name: 'log' }).update({ mac: 'forged' });
  const whole = await owner.client.ok('GET /admin/logs/verify', {});
  const broken = [{ chain: 'log', what: 'endsElsewhere', subject: null, transactionNo: null }];
  expect(whole).toMatchObject({ intact: false, broken, next: null });
  const first = await owner.client.ok('GET /admin/logs/verify', { links: 2 });
  expect(first).toMatchObject({ intact: true, sealed: 2, total: expect.any(Number), next: 'log:2' });
  const last = await owner.client.ok('GET /admin/logs/verify', { links: 50_000, after: 'log:2' });
  expect(last).toMatchObject({ intact: false, broken, next: 'ledger:0' });
  const ledger = await owner.client.ok('GET /admin/logs/verify', { links: 50_000, after: 'ledger:0' });
  expect(ledger).toMatchObject({ intact: true, next: null });
});

test('nobody can change or delete a row of the log or a seal', async () => {
  const db = bareKnex(app.services.db);
  await expect(db('auditLog').update({ action: 'another' })).rejects.toThrow('append-only');
  await expect(db('auditLog').delete()).rejects.toThrow('append-only');
  for (const change of [
    { reason: 'another' },
    { ...noDetails, emptiedMac: 'x', reason: 'another' },
    noDetails,
  ])
    await expect(db('logDetails').update(change)).rejects.toThrow('can only be emptied');
  await expect(db('logDetails').delete()).rejects.toThrow('can only be emptied');
  await expect(db('seals').update({ hash: 'another' })).rejects.toThrow('append-only');
  await expect(db('seals').delete()).rejects.toThrow('append-only');
});
