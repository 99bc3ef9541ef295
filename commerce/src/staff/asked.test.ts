import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../contract/contract.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { openManualRecharge, openRecharge } from '../../test/recharges.ts';
import { transaction } from '../db/transaction.ts';
import { readTexts } from '../locales.ts';
import { askedFields, askedOf } from './asked.ts';

const app = await openShop();
const { db } = app.services;
const owner = await newStaff(app, 'Owner');

/** What the row has anyway, secrets, and texts and files of any length. */
const leftOut = [...['requestId', 'version', 'reason', 'dryRun'], ...['text', 'csv', 'statement', 'pieces']];

test('each field of a privileged write is either kept when the write is refused, or left out on purpose', () => {
  const fields = Object.entries(contract).flatMap(([key, { input }]) =>
    key.startsWith('POST /admin/') && input instanceof z.ZodObject ? Object.keys(input.shape) : [],
  );
  const decided = [...askedFields, ...leftOut].filter((field) => field !== 'tracking_no');
  expect([...new Set(fields)].sort()).toEqual(decided.sort());
});

test('each field that is kept has its words in both languages', () => {
  const texts = readTexts<{ words: Record<string, string> }>('admin-logs.json');
  for (const { words } of Object.values(texts))
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...askedFields]));
});

async function askedIn(requestId: string) {
  const [row] = await readLog(db, { requestId });
  return { ...row, circumstances: JSON.parse(row?.circumstances || 'null') };
}

test('a refused credit leaves in the log what was asked, but neither its number, its reason nor its request id again', async () => {
  const requestId = crypto.randomUUID();
  const money = { amount: 10, kind: 'received', channel: 'alipay', serialNo: 'S-1' } as const;
  const input = { requestId, userId: owner.userId, ...money, reason: 'mine' };
  const { errorCode } = await owner.client.call('POST /admin/credits/propose', input);
  expect(errorCode).toBe('ROL007');
  expect(await askedIn(requestId)).toMatchObject({
    ...{ object: `wallet:${owner.userId}`, errorCode, reason: 'mine', before: 'null', after: 'null' },
    circumstances: { amount: 10, kind: 'received', channel: 'alipay' },
  });
  const { items } = await owner.client.ok('GET /admin/logs/query', { requestId });
  expect(JSON.stringify(items)).not.toContain('S-1');
});

test('a refused confirmation leaves the amount in the log, and never the number that a second person must find', async () => {
  const chargeNo = await openManualRecharge(app, await newMember(app), 6000);
  const confirm = (requestId: string) => {
    const input = { requestId, chargeNo, serialNo: 'hidden-7', reason: 'seen' };
    return owner.client.call('POST /admin/recharges/confirm', input);
  };
  await confirm(crypto.randomUUID());
  const requestId = crypto.randomUUID();
  expect((await confirm(requestId)).status).toBe('ERROR');
  expect((await askedIn(requestId)).circumstances).toEqual({ amount: 6000 });
  expect(JSON.stringify(await readLog(db, {}))).not.toContain('hidden-7');
});

test('a refused reconciliation leaves the day and the name of its file in the log, and not the file', async () => {
  const requestId = crypto.randomUUID();
  const input = {
    requestId,
    channel: 'wechat',
    day: '2026-01-02',
    statement: 'a secret line',
    fileName: 'w.csv',
  } as const;
  expect((await owner.client.call('POST /admin/finance/reconcile', input)).status).toBe('ERROR');
  const { object, circumstances } = await askedIn(requestId);
  expect({ object, circumstances }).toEqual({
    object: '',
    circumstances: { channel: 'wechat', day: '2026-01-02', fileName: 'w.csv', again: false },
  });
});

test('an assignment is logged with the names of the persons, also when it is refused', async () => {
  const id = crypto.randomUUID();
  const words = { name: 'V', email: 'v@example.com', phone: '', subject: 'S', message: 'M' };
  const state = { kind: 'contact', status: 'NEW' } as const;
  await db('contactMessages').insert({ id, ...words, ...state, fingerprint: id, createdAt: app.clock.now() });
  const member = await newMember(app);
  const assign = async (assignee: string) => {
    const requestId = crypto.randomUUID();
    await owner.client.call('POST /admin/messages/assign', { requestId, messageId: id, assignee });
    return askedIn(requestId);
  };
  const person = (userId: string, phone: string) => ({ assignee: { userId, username: `member${phone}` } });
  const done = await assign(owner.userId);
  expect(JSON.parse(done.before ?? '')).toEqual({ assignee: null });
  expect(JSON.parse(done.after ?? '')).toEqual(person(owner.userId, owner.phone));
  expect((await assign(member.userId)).circumstances).toEqual(person(member.userId, member.phone));
  const { events } = await owner.client.ok('GET /admin/messages/detail', { messageId: id });
  expect(events).toMatchObject([{ event: 'assigned', assignee: { userId: owner.userId } }]);
});

test('a refused write that asked for nothing more leaves no circumstances', async () => {
  const asked = (input: object) =>
    transaction(db, (trx) => askedOf(trx, { action: 'roles/delete', input, aim: 'name' }));
  expect(await asked({ name: 'Guest', requestId: 'r-1' })).toBeUndefined();
  expect(await asked({ name: 'Guest', amount: undefined })).toBeUndefined();
});

test('a field that objects have anyway is not taken for one that leads to an amount', async () => {
  const { chargeNo } = await openRecharge(await newMember(app), 50);
  const input = { constructor: 'x', chargeNo };
  const asked = transaction(db, (trx) => askedOf(trx, { action: 'recharges/fail', input, aim: undefined }));
  expect(await asked).toEqual({ chargeNo, amount: 50 });
});
