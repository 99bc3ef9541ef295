import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import {
  addApp,
  addPasskey,
  beginApp,
  isSessionOpen,
  logIn,
  newStaffWithPassword,
  optionsOf,
  password,
  proveAgain,
} from '../../test/second-factors.ts';
import { minute, second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { checkProof } from './prove.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (staff: TestMember, secondFactor?: object) => logIn(app, staff, secondFactor);

const isOpen = (authToken: string) => isSessionOpen(app, authToken);

describe('setting up', () => {
  test('needs a proof of the last ten minutes: the password, or the second factor once there is one', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const { client } = staff;
    app.clock.advance(10 * minute);
    expect((await client.call('POST /userinfo/second_factor/totp/begin', {})).errorCode).toBe('AUT015');
    expect((await client.ok('POST /userinfo/second_factor/options', {})).kinds).toEqual(['password']);
    const confirm = (proof: object) =>
      client.call('POST /userinfo/second_factor/confirm', { proof, own: true } as never);
    expect((await confirm({ kind: 'password', password: 'Wrong-1300!' })).errorCode).toBe('AUT017');
    expect((await confirm({ kind: 'password', password })).httpStatus).toBe(200);
    const code = await addApp(app, staff);
    app.clock.advance(10 * minute);
    expect((await confirm({ kind: 'password', password })).errorCode).toBe('AUT017');
    expect((await client.call('POST /userinfo/second_factor/totp/begin', {})).errorCode).toBe('AUT015');
    expect((await client.call('POST /userinfo/second_factor/recovery/renew', {})).errorCode).toBe('AUT015');
    expect((await confirm({ kind: 'totp', code: code() })).httpStatus).toBe(200);
    expect((await client.call('POST /userinfo/second_factor/recovery/renew', {})).httpStatus).toBe(200);
  });

  test('needs a proof of its own once there is a factor, so that a login of the owner helps no thief', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const passkey = await addPasskey(staff);
    const { content } = await login(staff, passkey.sign(optionsOf(await login(staff))));
    const client = app.client(content.authToken);
    const begin = async () => (await client.call('POST /userinfo/second_factor/totp/begin', {})).errorCode;
    const confirm = async (own = true) => {
      const { passkeyOptions } = await client.ok('POST /userinfo/second_factor/options', {});
      await client.ok('POST /userinfo/second_factor/confirm', { proof: passkey.sign(passkeyOptions), own });
    };
    expect(await begin()).toBe('AUT015');
    // A proof that was made to move money helps him neither.
    await confirm(false);
    expect(await begin()).toBe('AUT015');
    await confirm();
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.filter((errorCode) => errorCode === 'AUT015')).toHaveLength(2);
    expect(await begin()).toBe('AUT015');
    await confirm();
    app.clock.advance(minute);
    expect(await begin()).toBe('AUT015');
  });

  test('a second factor does not prolong the proof', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    await addPasskey(staff);
    app.clock.advance(30 * second);
    const code = await beginApp(app, staff);
    app.clock.advance(9 * minute);
    await staff.client.ok('POST /userinfo/second_factor/totp/add', { code: code() });
    app.clock.advance(minute);
    const again = await staff.client.call('POST /userinfo/second_factor/totp/add', { code: code() });
    expect(again.errorCode).toBe('AUT015');
  });

  test('a passkey that signs for another shop is refused', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const authenticator = createAuthenticator({ origin: 'https://junyao.example' });
    const creation = await staff.client.ok('POST /userinfo/second_factor/passkey/options', {});
    const added = await staff.client.call(
      'POST /userinfo/second_factor/passkey/add',
      authenticator.create(creation),
    );
    expect(added.errorCode).toBe('AUT018');
  });

  test('the first factor of a person with a role ends all other sessions', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const other = await login(staff);
    await addPasskey(staff);
    expect([await isOpen(staff.authToken), await isOpen(other.content.authToken)]).toEqual([true, false]);
  });

  test('the first factor leaves no session of a login by password at the same moment', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const options = await staff.client.ok('POST /userinfo/second_factor/passkey/options', {});
    const adding = staff.client.ok(
      'POST /userinfo/second_factor/passkey/add',
      createAuthenticator().create(options),
    );
    const logins = await Promise.all(Array.from({ length: 6 }, () => login(staff)));
    await adding;
    for (const { content } of logins) if (content) expect(await isOpen(content.authToken)).toBe(false);
  });

  test('a new secret of an app counts only after one of its codes', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const code = await addApp(app, staff);
    await staff.client.ok('POST /userinfo/second_factor/totp/begin', {});
    app.clock.advance(30 * second);
    expect((await login(staff, { kind: 'totp', code: code() })).httpStatus).toBe(200);
    const stored = JSON.stringify(await app.services.db('totpSecrets').where({ userId: staff.userId }));
    expect(stored).not.toMatch(/[A-Z2-7]{32}/);
  });

  test('a member without a role, who may have lost the passkey, proves it by the password', async () => {
    const member = await newStaffWithPassword(app);
    const { credentialId } = await addPasskey(member);
    app.clock.advance(10 * minute);
    const remove = () =>
      member.client.call('POST /userinfo/second_factor/passkey/remove', { passkeyId: credentialId });
    expect((await remove()).errorCode).toBe('AUT015');
    const { kinds } = await member.client.ok('POST /userinfo/second_factor/options', {});
    expect(kinds).toEqual(['passkey', 'password']);
    const proof = { kind: 'password' as const, password };
    await member.client.ok('POST /userinfo/second_factor/confirm', { proof, own: true });
    expect((await remove()).content.passkeys).toEqual([]);
  });

  test('a password that was being checked while the person got a role does not stand for the passkey', async () => {
    const member = await newStaffWithPassword(app);
    await addPasskey(member);
    const { services } = app;
    const use = await checkProof(services, member, { kind: 'password', password });
    await services.db('userRoles').insert({ userId: member.userId, roleName: 'Finance' });
    await expect(transaction(services.db, use)).rejects.toMatchObject({ errorName: 'proofWrong' });
  });

  test('what a thief of the password began before the first factor is worth nothing after it', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const thief = app.client((await login(staff)).content.authToken);
    const begun = await beginApp(app, { ...staff, client: thief });
    const creation = await staff.client.ok('POST /userinfo/second_factor/passkey/options', {});
    const codes = await thief.call('POST /userinfo/second_factor/recovery/renew', {});
    expect(codes.errorCode).toBe('AUT016');
    const passkey = await addPasskey(staff);
    const { content } = await login(staff, passkey.sign(optionsOf(await login(staff))));
    const client = app.client(content.authToken);
    expect((await client.call('POST /userinfo/second_factor/totp/add', { code: begun() })).errorCode).toBe(
      'AUT017',
    );
    const another = createAuthenticator().create(creation);
    expect((await client.call('POST /userinfo/second_factor/passkey/add', another)).errorCode).toBe('AUT018');
  });

  test('ends the recovery codes with the last factor', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const { client } = staff;
    const { credentialId: passkeyId } = await addPasskey(staff);
    await client.ok('POST /userinfo/second_factor/recovery/renew', {});
    await proveAgain(app, staff);
    const left = await client.ok('POST /userinfo/second_factor/passkey/remove', { passkeyId });
    expect(left).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  test("does not touch another member's passkeys", async () => {
    const [staff, other] = [await newStaffWithPassword(app, 'Finance'), await newMember(app)];
    const passkey = await addPasskey(staff);
    await other.client.ok('POST /userinfo/second_factor/passkey/remove', { passkeyId: passkey.credentialId });
    expect((await staff.client.ok('GET /userinfo/second_factor/query', {})).passkeys).toHaveLength(1);
    const options = await other.client.ok('POST /userinfo/second_factor/passkey/options', {});
    const again = passkey.create(options);
    expect((await other.client.call('POST /userinfo/second_factor/passkey/add', again)).errorCode).toBe(
      'AUT018',
    );
  });
});
