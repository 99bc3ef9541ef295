import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newRole, newStaff, type TestMember } from '../../test/factories.ts';
import {
  addApp,
  addPasskey,
  beginApp,
  newPassword,
  newStaffWithPassword,
  password,
  resetPassword,
} from '../../test/second-factors.ts';
import { minute, second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { checkProof } from './prove.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (staff: TestMember, secondFactor?: object) =>
  app.client().call('POST /auth/login', {
    account: staff.phone,
    password,
    ...(secondFactor && { secondFactor }),
  } as never);

const optionsOf = (answer: { details?: object | undefined }) =>
  (answer.details as { passkeyOptions: { challenge: string; rpId: string; passkeys: string[] } })
    .passkeyOptions;

const isOpen = async (authToken: string) =>
  (await app.client(authToken).call('GET /userinfo/profile/query', {})).httpStatus === 200;

describe('a login of staff with a second factor', () => {
  test('by passkey needs the password and the passkey', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const passkey = await addPasskey(staff);
    const asked = await login(staff);
    expect(asked).toMatchObject({ httpStatus: 403, errorCode: 'AUT015' });
    expect(asked.details).toMatchObject({
      kinds: ['passkey'],
      passkeyOptions: { rpId: 'localhost', passkeys: [passkey.credentialId] },
    });
    const stranger = createAuthenticator();
    expect((await login(staff, stranger.sign(optionsOf(asked)))).errorCode).toBe('AUT017');
    const proof = passkey.sign(optionsOf(asked));
    expect((await login(staff, proof)).httpStatus).toBe(200);
    expect((await login(staff, proof)).errorCode).toBe('AUT017');
  });

  test('needs the second factor after a reset of the password too', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    await addPasskey(staff);
    await resetPassword(app, staff.phone);
    const answer = await app
      .client()
      .call('POST /auth/login', { account: staff.phone, password: newPassword });
    expect(answer.errorCode).toBe('AUT015');
  });

  test('says nothing of a second factor to somebody without the password', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    await addPasskey(staff);
    const refused = await app
      .client()
      .call('POST /auth/login', { account: staff.phone, password: 'Wrong-1300!' });
    expect(refused).toMatchObject({ errorCode: 'AUT001' });
    expect(refused.details).toBeUndefined();
  });

  test('is refused by a copy of a passkey, whose counter is behind', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const passkey = await addPasskey(staff);
    expect((await login(staff, passkey.sign(optionsOf(await login(staff))))).httpStatus).toBe(200);
    passkey.rewind(0);
    expect((await login(staff, passkey.sign(optionsOf(await login(staff))))).errorCode).toBe('AUT017');
  });

  test('by a passkey that does not count, as many do, accepts an answer once', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const passkey = createAuthenticator({ counts: false });
    await addPasskey(staff, passkey);
    const proof = passkey.sign(optionsOf(await login(staff)));
    expect((await login(staff, proof)).httpStatus).toBe(200);
    expect((await login(staff, proof)).errorCode).toBe('AUT017');
  });

  test('by authenticator app accepts a code once, and five wrong ones in a quarter of an hour', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const code = await addApp(app, staff);
    const byApp = (digits: string) => login(staff, { kind: 'totp', code: digits });
    expect((await byApp(code())).errorCode).toBe('AUT017');
    app.clock.advance(30 * second);
    const used = code();
    expect((await byApp(used)).httpStatus).toBe(200);
    expect((await byApp(used)).errorCode).toBe('AUT017');
    app.clock.advance(15 * minute);
    const wrong = code() === '123456' ? '654321' : '123456';
    const guesses = await Promise.all(Array.from({ length: 8 }, () => byApp(wrong)));
    const codes = guesses.map(({ errorCode }) => errorCode).sort();
    expect(codes).toEqual([...Array(5).fill('AUT017'), ...Array(3).fill('SYS003')]);
    expect((await byApp(code())).errorCode).toBe('SYS003');
    app.clock.advance(15 * minute);
    expect((await byApp(code())).httpStatus).toBe(200);
  });

  test('by recovery code works once with each of the ten', async () => {
    const staff = await newStaffWithPassword(app, 'Owner');
    await addPasskey(staff);
    const { codes } = await staff.client.ok('POST /userinfo/second_factor/recovery/renew', {});
    expect(new Set(codes).size).toBe(10);
    for (const [index, code] of codes.entries()) {
      const typed = index % 2 ? code.toUpperCase() : code.replace('-', '');
      expect((await login(staff, { kind: 'recovery', code: typed })).httpStatus).toBe(200);
      expect((await login(staff, { kind: 'recovery', code })).errorCode).toBe('AUT017');
    }
    expect((await login(staff)).details).toMatchObject({ kinds: ['passkey'] });
    expect(JSON.stringify(await app.services.db('recoveryCodes'))).not.toContain(codes[0]);
  });

  test('by one recovery code that is sent four times at once opens one session', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    await addPasskey(staff);
    const { codes } = await staff.client.ok('POST /userinfo/second_factor/recovery/renew', {});
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login(staff, { kind: 'recovery', code: codes[0] })),
    );
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  });
});

describe('a login by passkey alone', () => {
  const ask = () => app.client().ok('POST /auth/passkey/options', {});
  const enter = (proof: ReturnType<ReturnType<typeof createAuthenticator>['sign']>) =>
    app.client().call('POST /auth/passkey/login', { proof });

  test('works for members, who may still use the password', async () => {
    const member = await newStaffWithPassword(app);
    const passkey = await addPasskey(member);
    const answer = await enter(passkey.sign(await ask()));
    expect(answer).toMatchObject({ httpStatus: 200, content: { userId: member.userId } });
    expect((await login(member)).httpStatus).toBe(200);
  });

  test('is refused to a device that asked for no finger, face or PIN', async () => {
    const member = await newStaffWithPassword(app);
    const passkey = await addPasskey(member, createAuthenticator({ verifiesUser: false }));
    expect((await enter(passkey.sign(await ask()))).errorCode).toBe('AUT017');
  });

  test('is refused to a frozen member, for an old challenge and for one of another purpose', async () => {
    const [member, frozen] = [await newStaffWithPassword(app), await newStaffWithPassword(app)];
    const [passkey, theirs] = [await addPasskey(member), await addPasskey(frozen)];
    await app.services.db('users').where({ id: frozen.userId }).update({ status: 'frozen' });
    expect((await enter(theirs.sign(await ask()))).errorCode).toBe('AUT002');
    const { passkeyOptions } = await member.client.ok('POST /userinfo/second_factor/options', {});
    expect((await enter(passkey.sign(passkeyOptions))).errorCode).toBe('AUT017');
    const old = await ask();
    app.clock.advance(10 * minute);
    expect((await enter(passkey.sign(old))).errorCode).toBe('AUT017');
  });
});

describe('setting up', () => {
  test('needs a proof of the last ten minutes: the password, or the second factor once there is one', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const { client } = staff;
    app.clock.advance(10 * minute);
    expect((await client.call('POST /userinfo/second_factor/totp/begin', {})).errorCode).toBe('AUT015');
    expect((await client.ok('POST /userinfo/second_factor/options', {})).kinds).toEqual(['password']);
    const confirm = (proof: object) =>
      client.call('POST /userinfo/second_factor/confirm', { proof } as never);
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
    const confirm = async () => {
      const { passkeyOptions } = await client.ok('POST /userinfo/second_factor/options', {});
      await client.ok('POST /userinfo/second_factor/confirm', { proof: passkey.sign(passkeyOptions) });
    };
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
    await member.client.ok('POST /userinfo/second_factor/confirm', { proof: { kind: 'password', password } });
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

  test('ends the recovery codes with the last factor', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    const { client, userId } = staff;
    const { credentialId: passkeyId } = await addPasskey(staff);
    await client.ok('POST /userinfo/second_factor/recovery/renew', {});
    await app.services.db('sessions').where({ userId }).update({ unusedProofAt: app.clock.now() });
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

test('a member with a passkey who gets a role proves it before the first act', async () => {
  const [owner, member] = [await newStaff(app, 'Owner'), await newStaffWithPassword(app)];
  const passkey = await addPasskey(member);
  const { authToken } = await app.client().ok('POST /auth/login', { account: member.phone, password });
  const client = app.client(authToken);
  const requestId = crypto.randomUUID();
  await owner.client.ok('POST /admin/users/assign_roles', {
    requestId,
    userId: member.userId,
    roles: ['Support'],
    reason: 'new colleague',
  });
  expect((await client.call('GET /admin/users/query', {})).errorCode).toBe('AUT015');
  const { passkeyOptions } = await client.ok('POST /userinfo/second_factor/options', {});
  await client.ok('POST /userinfo/second_factor/confirm', { proof: passkey.sign(passkeyOptions) });
  expect((await client.call('GET /admin/users/query', {})).httpStatus).toBe(200);
});

describe('a reset by the Owner', () => {
  test('removes all factors, ends the sessions and stands in the log', async () => {
    const [owner, staff] = [await newStaff(app, 'Owner'), await newStaffWithPassword(app, 'Finance')];
    await addPasskey(staff);
    await addApp(app, staff);
    const input = { requestId: crypto.randomUUID(), userId: staff.userId, reason: 'phone lost' };
    const account = await owner.client.ok('POST /admin/users/reset_factors', input);
    expect(account.secondFactors).toEqual([]);
    expect(await isOpen(staff.authToken)).toBe(false);
    expect((await login(staff)).httpStatus).toBe(200);
    const [entry] = await app.services.db('auditLog').where({ action: 'users/reset_factors' });
    expect(entry?.object).toBe(`user:${staff.userId}`);
  });

  test('lets somebody in who stood at the second step of the login', async () => {
    const [owner, staff] = [await newStaff(app, 'Owner'), await newStaffWithPassword(app, 'Finance')];
    const code = await addApp(app, staff);
    expect((await login(staff)).errorCode).toBe('AUT015');
    const input = { requestId: crypto.randomUUID(), userId: staff.userId, reason: 'phone lost' };
    await owner.client.ok('POST /admin/users/reset_factors', input);
    const atSecondStep = { kind: 'totp', code: code() };
    expect((await login(staff, atSecondStep)).httpStatus).toBe(200);
    const wrong = { account: staff.phone, password: 'Wrong-1300!', secondFactor: atSecondStep };
    expect((await app.client().call('POST /auth/login', wrong as never)).errorCode).toBe('AUT001');
  });

  test('is refused for oneself and above oneself, but not for another Owner', async () => {
    const [owner, other] = [await newStaff(app, 'Owner'), await newStaff(app, 'Owner')];
    const below = await newStaff(app, await newRole(app, ['users.read', 'users.freeze', 'roles.write']));
    const finance = await newStaff(app, 'Finance');
    await addPasskey(finance);
    const reset = (by: TestMember, userId: string) =>
      by.client.call('POST /admin/users/reset_factors', {
        requestId: crypto.randomUUID(),
        userId,
        reason: 'lost',
      });
    expect((await reset(owner, owner.userId)).errorCode).toBe('ROL007');
    for (const { userId } of [finance, other]) expect((await reset(below, userId)).errorCode).toBe('ROL008');
    expect((await finance.client.ok('GET /userinfo/second_factor/query', {})).passkeys).toHaveLength(1);
    expect((await reset(owner, other.userId)).httpStatus).toBe(200);
  });
});
