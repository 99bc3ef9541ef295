import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newRole, newStaff, type TestMember } from '../../test/factories.ts';
import {
  addApp,
  addPasskey,
  isSessionOpen,
  logIn,
  newPassword,
  newStaffWithPassword,
  optionsOf,
  password,
  resetPassword,
} from '../../test/second-factors.ts';
import { minute, second } from '../clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (staff: TestMember, secondFactor?: object) => logIn(app, staff, secondFactor);

const isOpen = (authToken: string) => isSessionOpen(app, authToken);

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
