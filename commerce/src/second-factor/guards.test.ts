import { describe, expect, test } from 'vitest';
import type { createAuthenticator } from '../../test/authenticator.ts';
import type { TestApp } from '../../test/create-test-app.ts';
import { newStaff, type TestMember } from '../../test/factories.ts';
import { holdPasswords } from '../../test/hold-passwords.ts';
import { openShop } from '../../test/open-shop.ts';
import { addApp, addPasskey, beginApp, logIn, newStaffWithPassword } from '../../test/second-factors.ts';
import { passwordLines } from '../auth/password.ts';
import { minute, second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { checkPasskey, usePasskey } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;
type Proof = ReturnType<Authenticator['sign']> | { kind: 'recovery' | 'totp'; code: string };

const app = await openShop();
const realShop = await openShop({ appEnv: 'production' });
const { db } = app.services;

const login = (staff: TestMember, secondFactor?: Proof, shop: TestApp = app) =>
  logIn(shop, staff, secondFactor);

const optionsOf = async ({ client }: TestMember) =>
  (await client.ok('POST /userinfo/second_factor/options', {})).passkeyOptions;

const confirm = ({ client }: TestMember, proof: Proof) =>
  client.call('POST /userinfo/second_factor/confirm', { proof, own: true });

const removePasskey = ({ client }: TestMember, passkeyId: string) =>
  client.call('POST /userinfo/second_factor/passkey/remove', { passkeyId });

describe('a passkey', () => {
  test("of another person proves nobody's second factor", async () => {
    const [owner, member] = [await newStaffWithPassword(app, 'Owner'), await newStaffWithPassword(app)];
    await addPasskey(owner);
    const theirs = await addPasskey(member);
    expect((await login(owner, theirs.sign(await optionsOf(owner)))).errorCode).toBe('AUT017');
    expect((await confirm(owner, theirs.sign(await optionsOf(owner)))).errorCode).toBe('AUT017');
  });

  test('that signs the challenge of another person is refused', async () => {
    const [staff, other] = [await newStaffWithPassword(app, 'Finance'), await newStaffWithPassword(app)];
    const passkey = await addPasskey(staff);
    expect((await login(staff, passkey.sign(await optionsOf(other)))).errorCode).toBe('AUT017');
    expect((await confirm(staff, passkey.sign(await optionsOf(other)))).errorCode).toBe('AUT017');
  });

  test('and its copy, which give the same counter at the same moment, count once', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const { userId } = staff;
    const passkey = await addPasskey(staff);
    const at = app.clock.now();
    const check = async () => {
      const options = await optionsOf(staff);
      passkey.rewind(1);
      return checkPasskey(app.services, passkey.sign(options), { userId, purpose: 'prove' }, at);
    };
    const use = (checked: Awaited<ReturnType<typeof check>>) =>
      transaction(db, (trx) => usePasskey(trx, checked, at));
    const [original, copy] = [await check(), await check()];
    await use(original);
    await expect(use(copy)).rejects.toMatchObject({ errorName: 'proofWrong' });
  });
});

describe('in a real shop, the last factor', () => {
  /** The other passkey can't sign. */
  async function newStaffWithTwo(role: string) {
    const staff = await newStaffWithPassword(realShop, role);
    const passkey = await addPasskey(staff);
    const passkeys = realShop.services.db('passkeys');
    const row = await passkeys.clone().where({ userId: staff.userId }).first();
    const other = staff.userId.replaceAll('-', '');
    if (row) await passkeys.clone().insert({ ...row, id: other });
    return { staff, passkey, other };
  }

  const prove = async (member: TestMember, passkey: Authenticator) =>
    expect((await confirm(member, passkey.sign(await optionsOf(member)))).httpStatus).toBe(200);

  test('of a role that needs one is not removed', async () => {
    const { staff, passkey, other } = await newStaffWithTwo('Support');
    await prove(staff, passkey);
    expect((await removePasskey(staff, other)).httpStatus).toBe(200);
    await prove(staff, passkey);
    expect((await removePasskey(staff, passkey.credentialId)).errorCode).toBe('AUT019');
    const withApp = await newStaff(realShop, 'Finance');
    const code = await addApp(realShop, withApp);
    realShop.clock.advance(30 * second);
    expect((await confirm(withApp, { kind: 'totp', code: code() })).httpStatus).toBe(200);
    const removed = await withApp.client.call('POST /userinfo/second_factor/totp/remove', {});
    expect(removed.errorCode).toBe('AUT019');
  });

  test('of a role that needs one stays when two are removed at the same moment', async () => {
    const { staff, passkey, other } = await newStaffWithTwo('Owner');
    const { content } = await login(staff, passkey.sign(await optionsOf(staff)), realShop);
    const elsewhere = { ...staff, client: realShop.client(content.authToken) };
    await prove(staff, passkey);
    await prove(elsewhere, passkey);
    const answers = await Promise.all([
      removePasskey(staff, passkey.credentialId),
      removePasskey(elsewhere, other),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    const { passkeys } = await staff.client.ok('GET /userinfo/second_factor/query', {});
    expect(passkeys).toHaveLength(1);
  });

  test('of a role that needs none may go', async () => {
    const { staff, passkey, other } = await newStaffWithTwo('Fulfilment');
    await prove(staff, passkey);
    expect((await removePasskey(staff, other)).httpStatus).toBe(200);
    await prove(staff, passkey);
    expect((await removePasskey(staff, passkey.credentialId)).content.passkeys).toEqual([]);
  });
});

test('a reset of the factors ends the recovery codes too', async () => {
  const [owner, staff] = [await newStaff(app, 'Owner'), await newStaffWithPassword(app, 'Finance')];
  await addPasskey(staff);
  const { codes, keep } = await newRecoveryCodes(staff.userId);
  await transaction(db, keep);
  const reset = { requestId: crypto.randomUUID(), userId: staff.userId, reason: 'phone lost' };
  await owner.client.ok('POST /admin/users/reset_factors', reset);
  const { content } = await login(staff);
  await addPasskey({ ...staff, client: app.client(content.authToken) });
  expect((await login(staff, { kind: 'recovery', code: codes[0] ?? '' })).errorCode).toBe('AUT017');
  expect((await login(staff)).details).toMatchObject({ kinds: ['passkey'] });
});

test.each([
  ['the account is frozen', { status: 'frozen' as const }],
  ['the password is changed', { passwordHash: 'of another password' }],
])('a login is refused when %s while the password is checked', async (_, change) => {
  const member = await newStaffWithPassword(app);
  const letGo = holdPasswords('strangers');
  const answer = login(member);
  await expect.poll(() => passwordLines.strangers.pendingCount).toBe(1);
  await db('users').where({ id: member.userId }).update(change);
  letGo();
  expect((await answer).errorCode).toBe('AUT001');
});

test('a new app is set up by at most five guesses in a quarter of an hour', async () => {
  const member = await newStaffWithPassword(app);
  const code = await beginApp(app, member);
  const add = async (digits: string) =>
    (await member.client.call('POST /userinfo/second_factor/totp/add', { code: digits })).errorCode;
  const wrong = code() === '123456' ? '654321' : '123456';
  for (let guess = 1; guess <= 5; guess += 1) expect(await add(wrong)).toBe('AUT017');
  expect(await add(code())).toBe('SYS003');
  app.clock.advance(15 * minute);
  expect((await login(member)).httpStatus).toBe(200);
});

test('the first factor of a member without a role leaves other sessions open', async () => {
  const member = await newStaffWithPassword(app);
  const { content } = await login(member);
  await addPasskey(member);
  const elsewhere = app.client(content.authToken);
  expect((await elsewhere.call('GET /userinfo/profile/query', {})).httpStatus).toBe(200);
});
