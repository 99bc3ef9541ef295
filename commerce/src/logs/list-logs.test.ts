import { expect, test } from 'vitest';
import { countedTo } from '../../contract/admin/list.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { writeLog } from '../audit/write-log.ts';
import { transaction } from '../db/transaction.ts';
import { usernameKey } from '../users/username-key.ts';

const app = await openShop();
const owner = await newStaff(app, 'Owner');

test('the log finds an actor by the username, its beginning and the phone, and a whole name finds nobody else', async () => {
  const { db, clock } = app.services;
  const actorOf = new Map<string, string>();
  for (const username of ['Zhou', 'zhouyi', 'zho%x']) {
    const { userId } = await newMember(app);
    await db('users')
      .where({ id: userId })
      .update({ username, usernameKey: usernameKey(username) });
    actorOf.set(username, `staff:${userId}`);
  }
  const write = (username: string, times = 1) =>
    transaction(db, async (trx) => {
      const actor = actorOf.get(username) ?? '';
      const act = { actor, roles: ['Support'], action: 'orders/ship' };
      const rest = { object: 'order:3', reason: '', ip: '', requestId: '', before: null, after: null };
      for (let i = 0; i < times; i += 1) await writeLog(trx, { ...act, ...rest, at: clock.now() });
    });
  for (const username of actorOf.keys()) await write(username);
  const find = async (actor: string) => {
    const { items, total } = await owner.client.ok('GET /admin/logs/query', { actor, object: 'order:3' });
    return { total, actors: [...new Set(items.map((row) => row.actor))].sort() };
  };
  expect(await find('zho')).toEqual({ total: 3, actors: ['Zhou', 'zho%x', 'zhouyi'] });
  expect(await find('zhou')).toEqual({ total: 1, actors: ['Zhou'] });
  expect(await find('zho%')).toEqual({ total: 1, actors: ['zho%x'] });
  expect(await find('hou')).toEqual({ total: 0, actors: [] });
  await write('zhouyi', countedTo);
  expect(await find('zho')).toMatchObject({ total: countedTo, actors: ['zhouyi'] });
  await owner.client.file('GET /admin/roles/export', {});
  const { items } = await owner.client.ok('GET /admin/logs/query', { actor: owner.phone });
  expect(new Set(items.map(({ actor }) => actor))).toEqual(new Set([`member${owner.phone}`]));
});

test('the log finds an object by its number, its code or its name alone', async () => {
  const member = await newMember(app);
  const { userId } = member;
  const role = `Night ${crypto.randomUUID().slice(0, 8)}: 2/3`;
  const objects = [
    'order:JO202601150000000001',
    'product:JY-2024-777',
    'recharge:JC202601150000000001',
    'list:statements',
    `role:${role}`,
    'role:Support',
    `user:${userId}`,
    `wallet:${userId}`,
  ];
  await transaction(app.services.db, async (trx) => {
    const act = { actor: 'cli', roles: [], action: 'orders/ship', reason: '', ip: '' };
    const rest = { requestId: 'objects', before: null, after: null, at: app.clock.now() };
    for (const object of objects) await writeLog(trx, { ...act, ...rest, object });
  });
  const find = async (object: string) => {
    const { items } = await owner.client.ok('GET /admin/logs/query', { object, requestId: 'objects' });
    return items.map((row) => row.object).sort();
  };
  for (const object of objects) expect(await find(object)).toEqual([object]);
  expect(await find('jo202601150000000001')).toEqual(['order:JO202601150000000001']);
  expect(await find('jy-2024-777')).toEqual(['product:JY-2024-777']);
  expect(await find('JC202601150000000001')).toEqual(['recharge:JC202601150000000001']);
  expect(await find(role)).toEqual([`role:${role}`]);
  expect(await find('客服')).toEqual(['role:Support']);
  const ofMember = [`user:${userId}`, `wallet:${userId}`];
  expect(await find(member.phone)).toEqual(ofMember);
  expect(await find(`MEMBER${member.phone}`)).toEqual(ofMember);
  for (const object of ['JO2026', 'JY-2024-77%', 'order', 'nothing']) expect(await find(object)).toEqual([]);
});

test('the log finds a role also by the name under which the admin area shows it', async () => {
  await transaction(app.services.db, async (trx) => {
    const act = {
      actor: `staff:${owner.userId}`,
      roles: ['Auditor', 'Support'],
      action: 'messages/close',
    };
    const rest = { object: 'message:1', reason: '', ip: '', requestId: '', before: null, after: null };
    await writeLog(trx, { ...act, ...rest, at: app.clock.now() });
  });
  for (const [role, found] of [
    ['客服', 1],
    ['support', 1],
    ['财务', 0],
  ] as const) {
    const { total } = await owner.client.ok('GET /admin/logs/query', { object: 'message:1', role });
    expect(total, role).toBe(found);
  }
});

test('the search finds what was done to a member by the username, its beginning and the phone', async () => {
  const member = await newMember(app);
  const { userId } = member;
  const other = await newMember(app);
  await transaction(app.services.db, async (trx) => {
    const act = { actor: 'cli', roles: [], action: 'users/freeze', reason: '', ip: '' };
    const rest = { requestId: 'searched', before: null, after: null, at: app.clock.now() };
    for (const object of [`user:${userId}`, `wallet:${userId}`, `user:${other.userId}`])
      await writeLog(trx, { ...act, ...rest, object });
  });
  const find = async (search: string) => {
    const { items } = await owner.client.ok('GET /admin/logs/query', { search, requestId: 'searched' });
    return items.map((row) => row.object).sort();
  };
  const ofMember = [`user:${userId}`, `wallet:${userId}`];
  await app.services.db('users').where({ id: userId }).update({ username: 'Li_Shi', usernameKey: 'li_shi' });
  await app.services
    .db('users')
    .where({ id: other.userId })
    .update({ username: 'lixshi', usernameKey: 'lixshi' });
  expect(await find('LI_SHI')).toEqual(ofMember);
  expect(await find('li_s')).toEqual(ofMember);
  expect(await find('i_shi')).toEqual([]);
  expect(await find(member.phone)).toEqual(ofMember);
  expect(await find('li')).toEqual([...ofMember, `user:${other.userId}`].sort());
});
