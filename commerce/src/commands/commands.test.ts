import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { demoMember, demoStaff } from '../../seeds/sample-offers.ts';
import { seedSampleShop } from '../../seeds/sample-shop.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { readLog } from '../../test/read-log.ts';
import { runCommandLine, spawnCommandLine } from '../../test/run-command-line.ts';
import { addPasskey } from '../../test/second-factors.ts';
import { audit } from '../audit/audit.ts';
import { sealRows } from '../audit/seal.ts';
import { migrate } from '../db/migrate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedSampleShop(app.services);
});
afterAll(() => app.close());

const run = (command: string, ...args: string[]) => runCommandLine(app.database, command, ...args);

test('the sample shop has demo staff of four roles, who can log in with the demo password', async () => {
  const staff = Object.values(demoStaff);
  expect(staff.map(({ role }) => role)).toEqual(['Owner', 'Finance', 'Fulfilment', 'Support']);
  for (const { phone, role } of staff) {
    const login = { account: phone, password: demoMember.password, remember: true };
    const { authToken } = await app.client().ok('POST /auth/login', login);
    const { roles } = await app.client(authToken).ok('GET /admin/session', {});
    expect(roles).toEqual([role]);
  }
  const rows = await readLog(app.services.db, { actor: 'system' });
  expect(rows.map(({ action }) => action)).toEqual(staff.map(() => 'users/assign_roles'));
  expect(await audit(app.services.db)).toEqual([]);
});

test('a role given by the command takes effect at once and leaves one row in the log, even when given twice', async () => {
  const member = await newMember(app);
  const first = await run('staff-role', member.phone, 'Support');
  expect(first).toEqual({ code: 0, said: `${member.phone} has the role Support now\n` });
  expect((await member.client.ok('GET /admin/session', {})).roles).toEqual(['Support']);
  expect((await run('staff-role', member.phone, 'Support')).said).toContain('already');
  const rows = await readLog(app.services.db, { object: `user:${member.userId}` });
  expect(rows).toMatchObject([
    { actor: 'cli', action: 'users/assign_roles', before: '{"roles":[]}', after: '{"roles":["Support"]}' },
  ]);
});

test('the command removes the second factors of somebody who has lost them, once', async () => {
  const staff = await newStaff(app, 'Owner');
  await addPasskey(staff);
  expect((await run('staff-reset-factors', staff.phone)).said).toContain('has no second factor now');
  expect((await staff.client.call('GET /userinfo/profile/query', {})).errorCode).toBe('SYS001');
  expect((await run('staff-reset-factors', staff.phone)).said).toContain('had no second factor');
  const rows = await readLog(app.services.db, { object: `user:${staff.userId}` });
  expect(rows).toMatchObject([{ actor: 'cli', action: 'users/reset_factors' }]);
});

test('the command refuses to give a role to an unknown member, or an unknown role', async () => {
  const { phone } = await newMember(app);
  expect(await run('staff-role', '13999999999', 'Owner')).toMatchObject({
    code: 1,
    said: expect.stringContaining('ROL001'),
  });
  expect(await run('staff-role', phone, 'Emperor')).toMatchObject({
    code: 1,
    said: expect.stringContaining('ROL002'),
  });
  expect(await run('staff-role', phone)).toMatchObject({ code: 2, said: expect.stringContaining('usage:') });
});

test('the first Owner is made once, with the password of the standard input, and logs in', async () => {
  const empty = await createTestDatabase();
  const makeOwner = (input: string, ...args: string[]) =>
    spawnCommandLine({ ...empty, input }, 'staff-owner', ...args);
  const phone = '13700137000';
  const weak = await makeOwner('12345678\n', phone);
  expect(weak).toEqual({
    code: 1,
    said: expect.stringContaining('The password needs at least 8 characters'),
  });
  expect(await makeOwner('', '12345')).toMatchObject({ code: 1, said: expect.stringContaining('SYS007') });
  const made = await Promise.all([makeOwner('Kiln-2026!\n', phone), makeOwner('Kiln-2026!\n', phone)]);
  expect(made.map(({ code }) => code)).toEqual([0, 0]);
  expect(made.map(({ said }) => said).join('')).toContain('is the Owner now');
  expect((await makeOwner('', phone)).said).toContain('is the Owner already');

  const shop = await createTestApp({}, empty);
  const login = { account: phone, password: 'Kiln-2026!', remember: true };
  const { authToken } = await shop.client().ok('POST /auth/login', login);
  expect((await shop.client(authToken).ok('GET /admin/session', {})).roles).toEqual(['Owner']);
  const member = await newMember(shop);
  const second = await makeOwner('', member.phone);
  expect(second).toEqual({
    code: 1,
    said: 'The shop has an Owner already: add --another to make one more.\n',
  });
  expect((await makeOwner('', member.phone, '--another')).said).toContain('was a member already');
  expect((await member.client.ok('GET /admin/session', {})).roles).toEqual(['Owner']);
  const frozen = await newMember(shop);
  await shop.services.db('users').where({ id: frozen.userId }).update({ status: 'frozen' });
  expect(await makeOwner('', frozen.phone, '--another')).toMatchObject({
    code: 1,
    said: expect.stringContaining('frozen'),
  });
  const rows = await readLog(shop.services.db, { actor: 'cli', action: 'users/assign_roles' });
  expect(rows.map(({ after }) => after)).toEqual(['{"roles":["Owner"]}', '{"roles":["Owner"]}']);
  await shop.close();
});

test.each([
  ['wallet-credit', '13800138000', '1'],
  ['product-price', 'JY-2024-001', '1'],
  ['staff-role', '13800138000', 'Owner'],
  ['staff-owner', '13800138000'],
  ['staff-reset-factors', '13800138000'],
  ['audit'],
  ['demo-year'],
])('%s says that there is no shop and creates nothing', async (command, ...args) => {
  const nowhere = path.join(app.database.env.DATA_DIR, 'nowhere');
  const { code, said } = await runCommandLine(
    { env: { DATA_DIR: nowhere, DATABASE_URL: '' } },
    command,
    ...args,
  );
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^There is no shop in ${nowhere} yet: .+\\n$`));
  expect(await readdir(nowhere)).toEqual([]);
});

test('a command without settings names the missing ones and prints nothing else', async () => {
  const env = { ...app.database.env, INTERNAL_TOKEN: '', SMS_PEPPER: '' };
  const { code, said } = await spawnCommandLine({ env }, 'audit');
  expect(code).toBe(1);
  expect(said).toBe('commerce cannot start: set INTERNAL_TOKEN, SMS_PEPPER (see .env.example)\n');
});

test('a command refuses an empty database, or one of an earlier release, and says why', async () => {
  const empty = await createTestDatabase(async () => {});
  expect((await runCommandLine(empty, 'audit')).said).toMatch(/^There is no shop in /);
  await migrate(empty.db);
  await empty
    .db('knexMigrations')
    .where({ name: Object.keys(migrations).at(-1) ?? '' })
    .delete();
  const { code, said } = await runCommandLine(empty, 'audit');
  expect([code, said]).toEqual([1, expect.stringMatching(/^The shop in .+ is of an earlier release: /)]);
  await empty.destroy();
});

test('the audit reports wrong wallet totals until it is run with the option to mend them', async () => {
  const { userId } = await newMember(app, { balance: 100 });
  const { db, config } = app.services;
  await sealRows(db, config);
  await db('walletTotals').where({ userId }).increment('paidOrders', 1);
  expect(await run('audit')).toMatchObject({ code: 1, said: expect.stringContaining(userId) });
  expect(await run('audit', 'mend-sums')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The sums of 1 wallets and 0 days were wrong\.\nThe books are in order; /),
  });
  expect((await spawnCommandLine(app.database, 'audit')).code).toBe(0);
  expect(await run('audit', 'mend')).toMatchObject({ code: 2, said: expect.stringContaining('mend-sums') });
});

test('the audit command says how many rows wait for their seal', async () => {
  const { db, config } = app.services;
  await sealRows(db, config);
  await newMember(app, { balance: 100 });
  await newMember(app, { balance: 100 });
  const { code, said } = await run('audit');
  expect(code).toBe(0);
  expect(said).toMatch(
    /\.\n2 more rows wait for their seal\. If they still do in a minute, restart commerce\.\n$/,
  );
});

test('an older copy of the settings hands over the seals to no key', async () => {
  const { db, env, destroy } = await createTestDatabase();
  const handOver = (next: string) =>
    runCommandLine({ env: { ...env, AUDIT_SEAL_KEY_NEXT: next } }, 'seal-key');
  expect(await handOver('second-test-seal-key-0123456789-0123')).toMatchObject({
    code: 0,
    said: expect.stringContaining('handed over to the new key'),
  });
  expect(await handOver('third-test-seal-key-0123456789-01234')).toEqual({
    code: 1,
    said: 'Another AUDIT_SEAL_KEY seals by now: this is an older copy of the file. Use the newest one.\n',
  });
  expect(await db('handOvers')).toHaveLength(1);
  await destroy();
});

test('the audit command says that the books are in order, or lists the findings and exits with code 1', async () => {
  const { db, config } = app.services;
  await sealRows(db, config);
  expect(await run('audit')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The books are in order; [1-9]\d* sealed rows verified\.\n$/),
  });
  await db('ledgerAccounts').increment('balanceFen', 1);
  await db('chains').where({ name: 'ledger' }).update({ mac: 'forged' });
  const { code, said } = await run('audit');
  expect(code).toBe(1);
  expect(said).toMatch(/L3 the cached balance is the fold of the postings +wallet:/);
  expect(said).toMatch(/U1 the sealed chain is intact +ledger \d+: the chain ends elsewhere/);
});
