import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { permissions as allPermissions, type Permission } from '../../contract/permissions.ts';
import { startingRoles } from '../../migrations/starting-roles.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newRole, newStaff, type TestMember } from '../../test/factories.ts';
import { valueText } from '../texts/export-texts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db('userRoles').delete();
});

const requestId = () => crypto.randomUUID();

function assign(by: TestMember, to: TestMember, ...roles: string[]) {
  const input = { requestId: requestId(), userId: to.userId, roles, reason: 'a test' };
  return by.client.call('POST /admin/users/assign_roles', input);
}

function freeze(by: TestMember, whom: TestMember) {
  const input = { requestId: requestId(), userId: whom.userId, reason: 'a test' };
  return by.client.call('POST /admin/users/freeze', input);
}

function create(by: TestMember, name: string, permissions: Permission[]) {
  return by.client.call('POST /admin/roles/create', { requestId: requestId(), name, permissions });
}

function update(by: TestMember, name: string, permissions: Permission[], version?: string) {
  return by.client.call('POST /admin/roles/update', {
    requestId: requestId(),
    name,
    version,
    permissions,
    reason: 'a test',
  });
}

function rename(by: TestMember, name: string, newName: string, version?: string) {
  return by.client.call('POST /admin/roles/rename', {
    requestId: requestId(),
    name,
    version,
    newName,
    reason: 'a test',
  });
}

function remove(by: TestMember, name: string, version?: string) {
  return by.client.call('POST /admin/roles/delete', {
    requestId: requestId(),
    name,
    version,
    reason: 'a test',
  });
}

/** All permissions, but not Owner. */
async function newDeputy(): Promise<TestMember> {
  return newStaff(app, await newRole(app, [...allPermissions]));
}

async function newManager(...permissions: Permission[]): Promise<TestMember> {
  return newStaff(app, await newRole(app, ['roles.write', ...permissions]));
}

async function activeOwners(): Promise<number> {
  const [row] = await app.services
    .db('userRoles')
    .join('users', 'users.id', 'userRoles.userId')
    .where({ 'userRoles.roleName': 'Owner', 'users.status': 'active' })
    .count({ count: '*' });
  return Number(row?.count);
}

test('roles that a colleague has changed meanwhile are not overwritten', async () => {
  const [owner, member] = [await newStaff(app, 'Owner'), await newMember(app)];
  const { userId } = member;
  const { version } = await owner.client.ok('GET /admin/users/detail', { userId });
  await assign(owner, member, 'Support');
  const input = { requestId: requestId(), userId, version, roles: ['Finance'], reason: 'a test' };
  const refused = await owner.client.call('POST /admin/users/assign_roles', input);
  const now = await owner.client.ok('GET /admin/users/detail', { userId });
  expect(refused).toMatchObject({ errorCode: 'SYS009', details: { version: now.version } });
  expect(now.roles).toEqual(['Support']);
  const { items } = await owner.client.ok('GET /admin/users/query', { search: member.phone });
  expect(items[0]?.version).toBe(now.version);
});

test('callers see their own roles and permissions; a member without a role sees that staff access is refused', async () => {
  const finance = await newStaff(app, 'Finance');
  expect(await finance.client.ok('GET /admin/session', {})).toEqual({
    roles: ['Finance'],
    permissions: allPermissions.filter((name) => startingRoles.Finance.includes(name)),
    decidesAlone: false,
  });
  const member = await newMember(app);
  expect(await member.client.call('GET /admin/session', {})).toMatchObject({
    httpStatus: 403,
    errorCode: 'SYS005',
  });
});

test('a new role takes effect at the next request, and ends as soon as it is taken away', async () => {
  const owner = await newStaff(app, 'Owner');
  const member = await newMember(app);
  expect((await member.client.call('GET /admin/users/query', {})).errorCode).toBe('SYS005');
  expect((await assign(owner, member, 'Support')).content.roles).toEqual(['Support']);
  expect((await member.client.call('GET /admin/users/query', {})).status).toBe('OK');
  await assign(owner, member);
  expect((await member.client.call('GET /admin/users/query', {})).errorCode).toBe('SYS005');
});

test('nobody changes their own roles', async () => {
  const owner = await newStaff(app, 'Owner');
  await newStaff(app, 'Owner');
  expect((await assign(owner, owner)).errorCode).toBe('ROL007');
  expect((await assign(owner, owner, 'Owner', 'Support')).errorCode).toBe('ROL007');
});

test('staff cannot give a role that has permissions they lack', async () => {
  const manager = await newManager('messages.read');
  const member = await newMember(app);
  const reader = await newRole(app, ['messages.read']);
  expect(await assign(manager, member, 'Support')).toMatchObject({ httpStatus: 403, errorCode: 'ROL008' });
  expect((await assign(manager, member, 'Owner')).errorCode).toBe('ROL008');
  expect((await assign(manager, member, reader)).content.roles).toEqual([reader]);
});

test('staff cannot take away a role that has permissions they lack, but may leave it unchanged', async () => {
  const manager = await newManager('messages.read');
  const support = await newStaff(app, 'Support');
  const reader = await newRole(app, ['messages.read']);
  expect((await assign(manager, support)).errorCode).toBe('ROL008');
  expect((await assign(manager, support, 'Support', reader)).content.roles).toContain(reader);
});

test('staff cannot delete a role that has permissions they lack', async () => {
  const manager = await newManager('messages.read');
  const [reader, payer] = [await newRole(app, ['messages.read']), await newRole(app, ['credits.post'])];
  expect(await remove(manager, payer)).toMatchObject({ httpStatus: 403, errorCode: 'ROL008' });
  expect((await remove(manager, reader)).status).toBe('OK');
});

test('an unknown role or member is refused', async () => {
  const owner = await newStaff(app, 'Owner');
  const member = await newMember(app);
  expect(await assign(owner, member, 'Emperor')).toMatchObject({ httpStatus: 404, errorCode: 'ROL002' });
  expect((await assign(owner, { ...member, userId: crypto.randomUUID() }, 'Support')).errorCode).toBe(
    'ROL001',
  );
});

test("the last active Owner can't be frozen or lose the role", async () => {
  const deputy = await newDeputy();
  const owner = await newStaff(app, 'Owner');
  const frozenOwner = await newStaff(app, 'Owner');
  expect((await freeze(deputy, frozenOwner)).status).toBe('OK');
  expect(await assign(deputy, owner)).toMatchObject({ httpStatus: 409, errorCode: 'ROL006' });
  expect((await assign(deputy, owner, 'Support')).errorCode).toBe('ROL006');
  expect((await freeze(deputy, owner)).errorCode).toBe('ROL006');
  expect((await assign(deputy, frozenOwner)).status).toBe('OK');
  expect(await activeOwners()).toBe(1);
});

test('when two Owners remove each other at the same moment, one stays Owner', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await newStaff(app, 'Owner'), await newStaff(app, 'Owner')];
    const answers = await Promise.all([assign(one, two), assign(two, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['ERROR', 'OK']);
    expect(await activeOwners()).toBe(1);
    await app.services.db('userRoles').delete();
  }
});

test('when two Owners freeze each other at the same moment, one stays active', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await newStaff(app, 'Owner'), await newStaff(app, 'Owner')];
    const answers = await Promise.all([freeze(one, two), freeze(two, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['ERROR', 'OK']);
    expect(await activeOwners()).toBe(1);
    await app.services.db('userRoles').delete();
  }
});

test('when one Owner is removed and the other frozen at the same moment, one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [deputy, other] = [await newDeputy(), await newDeputy()];
    const [one, two] = [await newStaff(app, 'Owner'), await newStaff(app, 'Owner')];
    const answers = await Promise.all([assign(deputy, one), freeze(other, two)]);
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['ROL006', undefined]);
    expect(await activeOwners()).toBe(1);
    await app.services.db('userRoles').delete();
  }
});

test("staff who lose their role while their request waits can't complete it", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await newStaff(app, 'Owner'), await newStaff(app, 'Owner')];
    await newStaff(app, 'Owner');
    const answers = await Promise.all([assign(one, two), assign(two, one)]);
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['SYS005', undefined]);
    expect(await activeOwners()).toBe(2);
    await app.services.db('userRoles').delete();
  }
});

test('a role can be created, listed with its members, changed and deleted', async () => {
  const owner = await newStaff(app, 'Owner');
  const made = await create(owner, 'Packer', ['orders.fulfil', 'orders.read']);
  expect(made.content).toMatchObject({
    name: 'Packer',
    permissions: ['orders.read', 'orders.fulfil'],
    members: 0,
  });
  const packer = await newStaff(app, 'Packer');
  const { items } = await owner.client.ok('GET /admin/roles/query', { name: 'pack' });
  expect(items).toMatchObject([{ name: 'Packer', members: 1 }]);

  expect((await remove(owner, 'Packer')).errorCode).toBe('ROL004');
  app.clock.advance(1000);
  const changed = await update(owner, 'Packer', ['users.read']);
  expect(changed.content.updatedAt > made.content.updatedAt).toBe(true);
  expect((await packer.client.call('GET /admin/users/query', {})).status).toBe('OK');
  await assign(owner, packer);
  expect((await remove(owner, 'Packer')).status).toBe('OK');
  expect((await remove(owner, 'Packer')).errorCode).toBe('ROL002');
  expect((await update(owner, 'Packer', [])).errorCode).toBe('ROL002');
});

test.each([
  // The order by sound: caiwu, dianzhu, fahuo, kefu, shenji, yeban, zuopin.
  ['zh', ['Finance', 'Owner', 'Fulfilment', 'Support', 'Auditor', '夜班?', 'Catalogue']],
  ['en', ['Auditor', 'Catalogue', 'Finance', 'Fulfilment', 'Owner', 'Support', '夜班?']],
] as const)(
  'roles are sorted by their names in %s, also over pages and in the file',
  async (language, expected) => {
    const owner = await newStaff(app, 'Owner');
    const { db } = app.services;
    await db('roles').insert({ name: '夜班?', permissions: '[]', updatedAt: 0 }).onConflict().ignore();
    const headers = { 'Accept-Language': language };
    const read = async (sort: string) => {
      const names: string[] = [];
      let after = '';
      do {
        const input = { sort, pageSize: '10', after } as const;
        const { content } = await owner.client.call('GET /admin/roles/query', input, headers);
        names.push(...content.items.map(({ name }: { name: string }) => name));
        after = content.next ?? '';
      } while (after);
      return names;
    };
    const ascending = await read('name');
    expect(ascending.filter((name) => expected.some((each) => each === name))).toEqual(expected);
    expect(ascending).toHaveLength((await db('roles').select('name')).length);
    expect(await read('-name')).toEqual(ascending.toReversed());
    const { content: file } = await owner.client.call('GET /admin/roles/export', {}, headers);
    const inFile = parse(String(file), { bom: true, from: 2, trim: true }).map(([name]) => name);
    expect(inFile).toEqual(ascending.map((name) => valueText(language, 'roles', 'name', name) ?? name));
  },
);

test('a role name is unique, in upper or lower case', async () => {
  const owner = await newStaff(app, 'Owner');
  expect((await create(owner, 'OWNER', [])).errorCode).toBe('ROL003');
  expect((await create(owner, 'ｆinance', [])).errorCode).toBe('ROL003');
  const twins = await Promise.all([create(owner, 'Twin', []), create(owner, 'twin', [])]);
  expect(twins.map(({ errorCode }) => errorCode).sort()).toEqual(['ROL003', undefined]);
});

test('a role cannot take the name under which another one is shown in either language', async () => {
  const owner = await newStaff(app, 'Owner');
  expect(await create(owner, '客服', [])).toMatchObject({ httpStatus: 409, errorCode: 'ROL003' });
  const role = await newRole(app, []);
  expect((await rename(owner, role, '客服')).errorCode).toBe('ROL003');
  expect((await rename(owner, 'Support', '客服')).errorCode).toBe('ROL003');
});

test('a role may have a name that every object of JavaScript inherits', async () => {
  const owner = await newStaff(app, 'Owner');
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(await create(owner, name, []), name).toMatchObject({ httpStatus: 200 });
  }
  expect(await rename(owner, 'toString', 'valueOf')).toMatchObject({ httpStatus: 200 });
  expect(await create(owner, 'Constructor', [])).toMatchObject({ errorCode: 'ROL003' });
  for (const name of ['constructor', '__proto__', 'valueOf']) {
    expect(await remove(owner, name), name).toMatchObject({ httpStatus: 200 });
  }
});

test("the Owner role can't be changed", async () => {
  const owner = await newStaff(app, 'Owner');
  expect(await update(owner, 'Owner', ['users.read'])).toMatchObject({
    httpStatus: 409,
    errorCode: 'ROL005',
  });
  expect((await remove(owner, 'Owner')).errorCode).toBe('ROL005');
});

test('staff cannot create a role that has permissions they lack', async () => {
  const manager = await newManager('users.read');
  expect((await create(manager, 'Too much', ['users.read', 'users.freeze'])).errorCode).toBe('ROL008');
  expect((await create(manager, 'Just right', ['users.read'])).status).toBe('OK');
});

test('staff cannot add or remove permissions they lack, not even in their own role', async () => {
  const manager = await newManager('users.read');
  const { roles } = await manager.client.ok('GET /admin/session', {});
  const [own = ''] = roles;
  expect((await update(manager, own, ['roles.write', 'users.read', 'users.freeze'])).errorCode).toBe(
    'ROL008',
  );
  expect((await update(manager, 'Finance', [])).errorCode).toBe('ROL008');
  const other = await newRole(app, ['finance.read']);
  expect((await update(manager, other, ['finance.read', 'users.read'])).status).toBe('OK');
});

test('a role that is given and deleted at the same moment is either in use or gone, never both', async () => {
  const owner = await newStaff(app, 'Owner');
  for (let round = 0; round < 5; round += 1) {
    const role = await newRole(app, ['users.read']);
    const member = await newMember(app);
    const [given, deleted] = await Promise.all([assign(owner, member, role), remove(owner, role)]);
    expect([given.errorCode, deleted.errorCode]).toEqual(
      given.status === 'OK' ? [undefined, 'ROL004'] : ['ROL002', undefined],
    );
  }
});

test('a renamed role keeps its members, who stay logged in and may do the same as before', async () => {
  const owner = await newStaff(app, 'Owner');
  const role = await newRole(app, ['users.read']);
  const holder = await newStaff(app, role);
  const newName = `${role} of the night`;
  const renamed = await rename(owner, role, newName);
  expect(renamed.content).toMatchObject({ name: newName, permissions: ['users.read'], members: 1 });
  expect((await holder.client.call('GET /admin/users/query', {})).status).toBe('OK');
  expect(await holder.client.ok('GET /admin/session', {})).toMatchObject({ roles: [newName] });
  expect((await update(owner, role, [])).errorCode).toBe('ROL002');
  const { items } = await owner.client.ok('GET /admin/logs/query', { object: `role:${newName}` });
  expect(items).toMatchObject([
    {
      action: 'roles/rename',
      before: JSON.stringify({ name: role }),
      after: JSON.stringify({ name: newName }),
    },
  ]);
});

test('a role cannot take the name of another one, but may change its upper and lower case', async () => {
  const owner = await newStaff(app, 'Owner');
  const [one, other] = [await newRole(app, []), await newRole(app, [])];
  expect((await rename(owner, one, other.toUpperCase())).errorCode).toBe('ROL003');
  expect((await rename(owner, one, 'owner')).errorCode).toBe('ROL003');
  expect((await rename(owner, one, one)).errorCode).toBe('ROL003');
  expect((await rename(owner, one, one.toUpperCase())).content).toMatchObject({ name: one.toUpperCase() });
});

test('the Owner role and a role with permissions the caller lacks cannot be renamed', async () => {
  const owner = await newStaff(app, 'Owner');
  const manager = await newManager('users.read');
  expect((await rename(owner, 'Owner', 'Boss')).errorCode).toBe('ROL005');
  expect((await rename(manager, await newRole(app, ['users.freeze']), 'Harmless')).errorCode).toBe('ROL008');
  expect((await rename(manager, await newRole(app, ['users.read']), 'Readers')).status).toBe('OK');
});

test.each(['...', '/', '  '])('a role cannot be named %o, which no address could hold', async (name) => {
  const owner = await newStaff(app, 'Owner');
  expect((await create(owner, name, [])).errorCode).toBe('SYS007');
  expect((await rename(owner, await newRole(app, []), name)).errorCode).toBe('SYS007');
});

test.each([
  ['a Cyrillic letter', '\u041ewner'],
  ['a Greek letter', '\u039fwner'],
  ['a Latin small capital', 'O\u1d21ner'],
  ['a dotless i', 'F\u0131nance'],
  ['a combining mark', 'Owner\u0323'],
])('a role cannot be named with %s, which can look like another role', async (_, name) => {
  const owner = await newStaff(app, 'Owner');
  const reason = '只能包含汉字、拉丁字母、数字和常用标点';
  expect(await create(owner, name, [])).toMatchObject({
    errorCode: 'SYS007',
    details: { reasons: { name: reason } },
  });
  expect(await rename(owner, await newRole(app, []), name)).toMatchObject({
    errorCode: 'SYS007',
    details: { reasons: { newName: reason } },
  });
});

test.each(['店长（上午）', 'Café & shop – no. 2', 'Front desk/仓库'])(
  'a role can be named %s',
  async (name) => {
    expect((await create(await newStaff(app, 'Owner'), name, [])).content).toMatchObject({ name });
  },
);

test('a role with a name that would be refused today is still changed, given and renamed', async () => {
  const owner = await newStaff(app, 'Owner');
  const name = 'Кассир';
  await app.services.db('roles').insert({ name, permissions: '[]', updatedAt: 0 });
  expect((await update(owner, name, ['users.read'])).status).toBe('OK');
  const member = await newMember(app);
  expect((await assign(owner, member, name)).status).toBe('OK');
  expect((await rename(owner, name, 'Cashier')).status).toBe('OK');
});

test('two people never overwrite what the other has made of a role', async () => {
  const owner = await newStaff(app, 'Owner');
  const role = await newRole(app, ['users.read']);
  const { version } = await owner.client.ok('GET /admin/roles/detail', { name: role });
  const now = await update(owner, role, ['users.read', 'orders.read']);
  const changed = { errorCode: 'SYS009', details: { version: now.content.version } };
  expect(await update(owner, role, [], version)).toMatchObject(changed);
  expect(await rename(owner, role, 'Another', version)).toMatchObject(changed);
  expect(await remove(owner, role, version)).toMatchObject(changed);
  expect((await update(owner, role, [], now.content.version)).status).toBe('OK');
});

test('of two renames at the same moment, one is refused, and no member loses the role', async () => {
  const owner = await newStaff(app, 'Owner');
  for (let round = 0; round < 5; round += 1) {
    const role = await newRole(app, ['users.read']);
    const holder = await newStaff(app, role);
    const names = [`${role} a`, `${role} b`];
    const answers = await Promise.all(names.map((newName) => rename(owner, role, newName)));
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['ROL002', undefined]);
    const { roles } = await holder.client.ok('GET /admin/session', {});
    expect(roles).toEqual([names[answers[0]?.status === 'OK' ? 0 : 1]]);
  }
});

test('a role that is given and renamed at the same moment is given under the one name or refused', async () => {
  const owner = await newStaff(app, 'Owner');
  for (let round = 0; round < 5; round += 1) {
    const role = await newRole(app, ['users.read']);
    const member = await newMember(app);
    const [given, renamed] = await Promise.all([
      assign(owner, member, role),
      rename(owner, role, `${role} anew`),
    ]);
    expect(renamed.status).toBe('OK');
    expect([undefined, 'ROL002']).toContain(given.errorCode);
    const { roles } = await owner.client.ok('GET /admin/users/detail', { userId: member.userId });
    expect(roles).toEqual(given.status === 'OK' ? [`${role} anew`] : []);
  }
});

test('one role is shown with its members and its history, also under its former names', async () => {
  const owner = await newStaff(app, 'Owner');
  const first = `Packer ${crypto.randomUUID().slice(0, 8)}`;
  const last = `${first} of the night`;
  await create(owner, first, ['orders.read']);
  await update(owner, first, ['orders.read', 'orders.fulfil']);
  await rename(owner, first, `${first} x`);
  await rename(owner, `${first} x`, last);
  await update(owner, last, ['orders.fulfil']);
  const holder = await newStaff(app, last);
  const by = `member${owner.phone}`;
  expect(await owner.client.ok('GET /admin/roles/detail', { name: last })).toMatchObject({
    name: last,
    members: 1,
    firstMembers: [{ userId: holder.userId, username: `member${holder.phone}`, status: 'active' }],
    history: [
      { action: 'create', by, added: ['orders.read'], removed: [], formerName: null, reason: '' },
      { action: 'update', added: ['orders.fulfil'], removed: [], reason: 'a test' },
      { action: 'rename', formerName: first, reason: 'a test' },
      { action: 'rename', formerName: `${first} x` },
      { action: 'update', added: [], removed: ['orders.read'] },
    ],
  });
  for (const former of [first, `${first} x`])
    expect(await owner.client.ok('GET /admin/roles/detail', { name: former })).toMatchObject({ name: last });
  await create(owner, first, ['messages.read']);
  const anew = await owner.client.ok('GET /admin/roles/detail', { name: first });
  expect(anew.history).toMatchObject([{ action: 'create', added: ['messages.read'] }]);
  expect((await owner.client.call('GET /admin/roles/detail', { name: 'Emperor' })).errorCode).toBe('ROL002');
});

test('the names of roles are for whoever reads or assigns roles', async () => {
  const [reader, giver] = [await newRole(app, ['roles.read']), await newRole(app, ['roles.write'])];
  for (const role of [reader, giver]) {
    const roles = await (await newStaff(app, role)).client.ok('GET /admin/roles/names', {});
    expect(roles.map(({ name }) => name)).toEqual(expect.arrayContaining(['Owner', reader, giver]));
  }
  const support = await newStaff(app, 'Support');
  expect((await support.client.call('GET /admin/roles/names', {})).errorCode).toBe('SYS005');
});

test('the roles that the names call assignable are those that the caller may give and take', async () => {
  const [reader, freezer] = [await newRole(app, ['messages.read']), await newRole(app, ['users.freeze'])];
  const manager = await newManager('messages.read');
  const names = await manager.client.ok('GET /admin/roles/names', {});
  const assignable = names.filter((role) => role.assignable).map(({ name }) => name);
  expect(assignable).toContain(reader);
  expect(assignable).not.toContain(freezer);
  for (const { name } of names) {
    const answers = [
      await assign(manager, await newMember(app), name),
      await assign(manager, await newStaff(app, name)),
    ];
    const expected = assignable.includes(name) ? undefined : 'ROL008';
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([expected, expected]);
  }
  const auditor = await newStaff(app, 'Auditor');
  const read = await auditor.client.ok('GET /admin/roles/names', {});
  expect(read.filter((role) => role.assignable)).toEqual([]);
});
