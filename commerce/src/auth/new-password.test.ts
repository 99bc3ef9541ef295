import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone, newPiece, readCode, submit } from '../../test/factories.ts';
import { minute } from '../clock.ts';
import { hashPassword } from './password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const [oldPassword, newPassword] = ['Kiln-1300!', 'Glaze-1280?'];
const repeated = { newPassword, confirmPassword: newPassword };

async function memberWithPassword() {
  const member = await newMember(app);
  const passwordHash = await hashPassword(oldPassword);
  await app.services.db('users').where({ id: member.userId }).update({ passwordHash });
  return member;
}

const login = (account: string, password: string) =>
  app.client().call('POST /auth/login', { account, password });

async function codeFor(phone: string): Promise<string> {
  await app.client().ok('POST /auth/send_code', { scene: 'reset_password', phone });
  return readCode(app, phone);
}

async function resetTokenFor(phone: string): Promise<string> {
  const code = await codeFor(phone);
  return (await app.client().ok('POST /auth/reset_password/verify', { phone, code })).resetToken;
}

const confirm = (resetToken: string) =>
  app.client().call('POST /auth/reset_password/confirm', { resetToken, ...repeated });

const isOpen = async (authToken: string) =>
  (await app.client(authToken).call('GET /userinfo/profile/query', {})).httpStatus === 200;

describe('a password reset', () => {
  test('accepts the code, sets the password and ends every session', async () => {
    const member = await memberWithPassword();
    expect((await confirm(await resetTokenFor(member.phone))).httpStatus).toBe(200);
    expect(await isOpen(member.authToken)).toBe(false);
    expect((await login(member.phone, oldPassword)).errorCode).toBe('AUT001');
    expect((await login(member.phone, newPassword)).httpStatus).toBe(200);
  });

  test('gives the same answers for an unregistered phone until the token is used', async () => {
    const [known, unknown] = [(await memberWithPassword()).phone, newPhone()];
    const answers = [];
    for (const phone of [known, unknown]) {
      const sent = await app.client().call('POST /auth/send_code', { scene: 'reset_password', phone });
      const code = await readCode(app, phone);
      const wrong = { phone, code: code === '111111' ? '222222' : '111111' };
      const refused = await app.client().call('POST /auth/reset_password/verify', wrong);
      const { content } = await app.client().call('POST /auth/reset_password/verify', { phone, code });
      answers.push({
        sent: sent.content,
        refused: refused.errorCode,
        tokenLength: content.resetToken.length,
        expiresAt: content.expiresAt,
      });
      expect((await confirm(content.resetToken)).errorCode).toBe(phone === known ? undefined : 'AUT009');
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.refused).toBe('AUT003');
  });

  test('works once, even when confirmed many times at once', async () => {
    const { phone } = await memberWithPassword();
    const token = await resetTokenFor(phone);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map(({ errorCode }) => errorCode ?? 'OK').sort()).toEqual([
      'AUT009',
      'AUT009',
      'AUT009',
      'OK',
    ]);
  });

  test('is valid for ten minutes', async () => {
    const [inTime, late] = [(await memberWithPassword()).phone, (await memberWithPassword()).phone];
    const tokens = [await resetTokenFor(inTime), await resetTokenFor(late)] as const;
    app.clock.advance(10 * minute - 1);
    expect((await confirm(tokens[0])).httpStatus).toBe(200);
    app.clock.advance(1);
    expect((await confirm(tokens[1])).errorCode).toBe('AUT009');
  });

  test('is refused after another reset was completed, even before it expires', async () => {
    const { phone } = await memberWithPassword();
    const [first, second] = [await resetTokenFor(phone), await resetTokenFor(phone)];
    expect((await confirm(second)).httpStatus).toBe(200);
    expect((await confirm(first)).errorCode).toBe('AUT009');
  });

  test('needs a code sent for resets, and each code makes one token', async () => {
    const { phone } = await memberWithPassword();
    await app.client().ok('POST /auth/send_code', { scene: 'register', phone });
    const verify = (code: string) => app.client().call('POST /auth/reset_password/verify', { phone, code });
    expect((await verify(await readCode(app, phone))).errorCode).toBe('AUT004');
    const code = await codeFor(phone);
    const answers = await Promise.all([1, 2, 3].map(() => verify(code)));
    expect(answers.map(({ errorCode }) => errorCode ?? 'OK').sort()).toEqual(['AUT004', 'AUT004', 'OK']);
  });

  test('allows five tries for a hundred parallel guesses', async () => {
    const { phone } = await memberWithPassword();
    const right = await codeFor(phone);
    const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'));
    const answers = await Promise.all(
      guesses
        .filter((code) => code !== right)
        .map((code) => app.client().call('POST /auth/reset_password/verify', { phone, code })),
    );
    expect(answers.filter(({ errorCode }) => errorCode === 'AUT003')).toHaveLength(5);
    const late = await app.client().call('POST /auth/reset_password/verify', { phone, code: right });
    expect(late.errorCode).toBe('AUT004');
  });

  test('is stored without its token', async () => {
    const token = await resetTokenFor((await memberWithPassword()).phone);
    expect(JSON.stringify(await app.services.db('passwordResets'))).not.toContain(token);
  });

  test('leaves no session open for a concurrent login with the old password', async () => {
    const { phone } = await memberWithPassword();
    const token = await resetTokenFor(phone);
    const [confirmed, ...logins] = await Promise.all([
      confirm(token),
      ...Array.from({ length: 12 }, () => login(phone, oldPassword)),
    ]);
    expect(confirmed?.httpStatus).toBe(200);
    const opened = logins.flatMap(({ content }) =>
      content && 'authToken' in content ? [content.authToken] : [],
    );
    for (const authToken of opened) expect(await isOpen(authToken)).toBe(false);
  });

  test('with a weak or wrongly repeated password is refused, and the token stays valid', async () => {
    const { phone } = await memberWithPassword();
    const resetToken = await resetTokenFor(phone);
    for (const passwords of [
      { newPassword: 'weak', confirmPassword: 'weak' },
      { newPassword, confirmPassword: oldPassword },
    ]) {
      const input = { resetToken, ...passwords };
      const answer = await app.client().call('POST /auth/reset_password/confirm', input);
      expect(answer.errorCode).toBe('SYS007');
    }
    expect((await confirm(resetToken)).httpStatus).toBe(200);
  });
});

describe('changing the password', () => {
  test("needs a code sent to the member's own phone and ends all other sessions", async () => {
    const member = await memberWithPassword();
    const other = await app.client().ok('POST /auth/login', { account: member.phone, password: oldPassword });
    const { phone } = member;
    await member.client.ok('POST /auth/send_code', { scene: 'change_password', phone });
    const code = await readCode(app, phone);
    const wrong = { phone, code: code === '111111' ? '222222' : '111111', ...repeated };
    expect((await member.client.call('POST /userinfo/password/change', wrong)).errorCode).toBe('AUT003');
    await member.client.ok('POST /userinfo/password/change', { phone, code, ...repeated });
    expect(await isOpen(member.authToken)).toBe(true);
    expect(await isOpen(other.authToken)).toBe(false);
    expect((await login(phone, newPassword)).httpStatus).toBe(200);
    const again = await member.client.call('POST /userinfo/password/change', { phone, code, ...repeated });
    expect(again.errorCode).toBe('AUT004');
  });

  test('cancels an unfinished reset', async () => {
    const member = await memberWithPassword();
    const { phone } = member;
    const token = await resetTokenFor(phone);
    await member.client.ok('POST /auth/send_code', { scene: 'change_password', phone });
    const code = await readCode(app, phone);
    await member.client.ok('POST /userinfo/password/change', { phone, code, ...repeated });
    expect((await confirm(token)).errorCode).toBe('AUT009');
  });

  test("with another member's phone is refused, and no code is sent there", async () => {
    const [member, other] = [await memberWithPassword(), await memberWithPassword()];
    const { phone } = other;
    const sent = await member.client.call('POST /auth/send_code', { scene: 'change_password', phone });
    expect(sent).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
    expect(await app.client().ok('GET /dev/outbox', { phone })).toEqual([]);
    await other.client.ok('POST /auth/send_code', { scene: 'change_password', phone });
    const code = await readCode(app, phone);
    const changed = await member.client.call('POST /userinfo/password/change', { phone, code, ...repeated });
    expect(changed.errorCode).toBe('SYS005');
  });

  test('and paying need codes that only logged-in members can request', async () => {
    const member = await newMember(app, { balance: 200 });
    const { content: order } = await submit(member, await newPiece(app, { price: 100 }), 100);
    const { phone } = member;
    for (const input of [
      { scene: 'change_password', phone },
      { scene: 'order_pay', phone, orderNo: order.orderNo },
    ] as const) {
      expect((await app.client().call('POST /auth/send_code', input)).errorCode).toBe('SYS001');
      expect((await member.client.call('POST /auth/send_code', input)).httpStatus).toBe(200);
    }
  });
});
