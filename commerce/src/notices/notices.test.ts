import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newPhone, newStaff, readCode, type TestMember } from '../../test/factories.ts';
import {
  addApp,
  addPasskey,
  newPassword,
  newStaffWithPassword,
  password,
  proveAgain,
  resetPassword,
} from '../../test/second-factors.ts';
import { resetFactorsByCommand } from '../accounts/reset-factors-by-command.ts';
import { hour, minute, second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import type { Mail } from '../mail/mail-provider.ts';
import { sendNotices } from './send-notices.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function memberOnDevice(email?: string): Promise<TestMember> {
  const member = await newStaffWithPassword(app);
  const emailVerifiedAt = email ? app.clock.now() : null;
  await app.services
    .db('users')
    .where({ id: member.userId })
    .update({ email: email ?? null, emailVerifiedAt });
  await login(member);
  return member;
}

function login({ phone }: TestMember, deviceId: string | undefined = crypto.randomUUID(), language = 'zh') {
  const headers = { 'User-Agent': chrome, 'X-Forwarded-For': '203.0.113.7', 'Accept-Language': language };
  return app.client().call('POST /auth/login', { account: phone, password, deviceId }, headers);
}

/** The scenes of the notices, after the job ran. */
async function told({ phone }: Pick<TestMember, 'phone'>): Promise<string[]> {
  await sendNotices(app.services);
  const messages = await app.client().ok('GET /dev/outbox', { phone });
  const scenes = messages
    .map(({ scene }) => scene)
    .filter((scene) => /new_login|account_changed/.test(scene));
  return scenes.reverse();
}

async function changeEmail(member: TestMember, email: string): Promise<void> {
  const { client } = member;
  await client.ok('POST /userinfo/profile/email/send_code', { email });
  const [mail] = await mailsTo(email);
  await proveAgain(app, member);
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  await client.ok('POST /userinfo/profile/email/verify', { email, code });
}

const mailsTo = (email: string) => app.client().ok('GET /dev/mail', { email });

describe('a member is told by SMS', () => {
  test('once of a login on a new device, and not of the first device or a known one', async () => {
    const member = await memberOnDevice();
    expect(await told(member)).toEqual([]);
    const deviceId = crypto.randomUUID();
    await login(member, deviceId);
    await login(member, deviceId);
    expect(await told(member)).toEqual(['new_login']);
    expect(await told(member)).toEqual(['new_login']);
  });

  test('of a login without a device id, once the account has a known device', async () => {
    const member = await memberOnDevice();
    await app.client().ok('POST /auth/login', { account: member.phone, password });
    expect(await told(member)).toEqual(['new_login']);
  });

  test('of a login by passkey on a new device', async () => {
    const member = await memberOnDevice();
    const passkey = await addPasskey(member);
    const options = await app.client().ok('POST /auth/passkey/options', {});
    const deviceId = crypto.randomUUID();
    await app.client().ok('POST /auth/passkey/login', { proof: passkey.sign(options), deviceId });
    expect(await told(member)).toEqual(expect.arrayContaining(['account_changed', 'new_login']));
  });

  test('of nothing after the registration, and of no login on the same device', async () => {
    const [phone, deviceId] = [newPhone(), crypto.randomUUID()];
    await app.client().ok('POST /auth/send_code', { scene: 'register', phone });
    const code = await readCode(app, phone);
    const acceptedTerms = '2026-01-01T08:00:00.000Z';
    const identity = { username: `potter${phone}`, phone, password, confirmPassword: password };
    await app.client().ok('POST /auth/register', { ...identity, code, acceptedTerms, deviceId });
    await app.client().ok('POST /auth/login', { account: phone, password, deviceId });
    expect(await told({ phone })).toEqual([]);
  });

  test('if the e-mail address was never verified', async () => {
    const email = `${newPhone()}@example.com`;
    const member = await memberOnDevice();
    await app.services.db('users').where({ id: member.userId }).update({ email });
    await login(member);
    expect(await told(member)).toEqual(['new_login']);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('of no refused login', async () => {
    const member = await memberOnDevice();
    const input = { account: member.phone, password: 'Wrong-1300!', deviceId: crypto.randomUUID() };
    expect((await app.client().call('POST /auth/login', input)).errorCode).toBe('AUT001');
    expect(await told(member)).toEqual([]);
  });

  test('once of a reset password, and the login after it needs no notice of its own', async () => {
    const [member, deviceId] = [await memberOnDevice(), crypto.randomUUID()];
    await resetPassword(app, member.phone, deviceId);
    await app.client().ok('POST /auth/login', { account: member.phone, password: newPassword, deviceId });
    expect(await told(member)).toEqual(['account_changed']);
  });

  test('once of a changed password', async () => {
    const member = await memberOnDevice();
    const { phone, client } = member;
    await client.ok('POST /auth/send_code', { scene: 'change_password', phone });
    const chosen = { phone, code: await readCode(app, phone), newPassword, confirmPassword: newPassword };
    await client.ok('POST /userinfo/password/change', chosen);
    expect(await told(member)).toEqual(['account_changed']);
  });

  test('of the first e-mail address', async () => {
    const member = await memberOnDevice();
    await changeEmail(member, `${newPhone()}@example.com`);
    expect(await told(member)).toEqual(['account_changed']);
  });

  test('once of each second factor that was added or removed, and of none that was not there', async () => {
    const member = await memberOnDevice();
    const passkey = await addPasskey(member);
    expect(await told(member)).toHaveLength(1);
    for (const _ of [1, 2]) {
      const { credentialId: passkeyId } = passkey;
      await member.client.ok('POST /userinfo/second_factor/passkey/remove', { passkeyId });
    }
    expect(await told(member)).toHaveLength(2);
    await addApp(app, member);
    app.clock.advance(2 * minute);
    expect(await told(member)).toEqual(Array(3).fill('account_changed'));
  });

  test('of second factors that the shop reset, by an Owner or by the command', async () => {
    const [owner, members] = [await newStaff(app, 'Owner'), [await memberOnDevice(), await memberOnDevice()]];
    for (const member of members) await addPasskey(member);
    const [first, second] = members as [TestMember, TestMember];
    const reset = { requestId: crypto.randomUUID(), userId: first.userId, reason: 'phone lost' };
    await owner.client.ok('POST /admin/users/reset_factors', reset);
    const at = app.clock.now();
    await transaction(app.services.db, (trx) => resetFactorsByCommand(trx, { phone: second.phone, at }));
    for (const member of members) expect(await told(member)).toEqual(['account_changed', 'account_changed']);
  });

  test('of the second factor of a thief too, after an owner set up several', async () => {
    const member = await memberOnDevice();
    await addPasskey(member);
    for (let index = 0; index < 3; index += 1) {
      await proveAgain(app, member);
      await addPasskey(member);
    }
    expect(await told(member)).toHaveLength(4);
  });

  test('three times an hour of logins, which hide no change', async () => {
    const member = await memberOnDevice();
    for (let index = 0; index < 5; index += 1) await login(member);
    expect(await told(member)).toEqual(Array(3).fill('new_login'));
    await addPasskey(member);
    expect(await told(member)).toContain('account_changed');
    app.clock.advance(hour);
    await login(member);
    expect((await told(member)).filter((scene) => scene === 'new_login')).toHaveLength(4);
  });
});

describe('a member with a verified address is told by e-mail', () => {
  test.each([
    ['zh', 'Windows 上的 Chrome', '（北京时间）'],
    ['en', 'Chrome on Windows', '(Beijing time)'],
  ])('in the language of the call, with time, device and address: %s', async (language, device, zone) => {
    const email = `${newPhone()}@example.com`;
    const member = await memberOnDevice(email);
    await login(member, crypto.randomUUID(), language);
    expect(await told(member)).toEqual([]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    for (const part of [device, zone, '203.0.113.7', 'http://localhost:3000/user'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
    expect(`${mail?.subject}${mail?.text}`).not.toContain('{{');
  });

  test('of a changed address, at the former one', async () => {
    const [former, email] = [`${newPhone()}@example.com`, `${newPhone()}@example.com`];
    const member = await memberOnDevice(former);
    await changeEmail(member, email);
    expect(await told(member)).toEqual([]);
    const [mail, ...more] = await mailsTo(former);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('邮箱已更换');
    expect(mail?.text).not.toContain('{{');
    expect(await mailsTo(email)).toMatchObject([{ text: expect.stringMatching(/\d{6}/) }]);
  });

  test('of every kind without a placeholder left, in the language of the last login', async () => {
    const email = `${newPhone()}@example.com`;
    const member = await memberOnDevice(email);
    const deviceId = crypto.randomUUID();
    app.clock.advance(second);
    await login(member, deviceId, 'en');
    await addPasskey(member);
    const at = app.clock.now();
    await transaction(app.services.db, (trx) => resetFactorsByCommand(trx, { phone: member.phone, at }));
    await resetPassword(app, member.phone, deviceId);
    await told(member);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(4);
    expect(mails.find(({ subject }) => subject.includes('verification were reset'))).toBeDefined();
    for (const { text, subject } of mails) expect(`${subject}${text}`).not.toContain('{{');
  });
});

describe('a notice', () => {
  async function dueMail() {
    const email = `${newPhone()}@example.com`;
    await login(await memberOnDevice(email));
    const received: Mail[] = [];
    const accept = async (mail: Mail) => {
      if (mail.email === email) received.push(mail);
    };
    return { received, accept, run: (send: (mail: Mail) => Promise<void>) => runWith(send) };
  }
  const runWith = (send: (mail: Mail) => Promise<void>) => sendNotices({ ...app.services, mail: { send } });
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'));

  test('is sent when the mail server is back, once', async () => {
    const { received, accept, run } = await dueMail();
    await run(away);
    await run(accept);
    expect(received).toEqual([]);
    app.clock.advance(minute);
    for (const _ of [1, 2]) {
      await run(accept);
      app.clock.advance(minute);
    }
    expect(received).toHaveLength(1);
  });

  test('is dropped after an hour of tries', async () => {
    const { received, accept, run } = await dueMail();
    let tries = 0;
    for (let minutes = 0; minutes < 70; minutes += 1) {
      await run(() => {
        tries += 1;
        return away();
      });
      app.clock.advance(minute);
    }
    await run(accept);
    expect(received).toEqual([]);
    expect(tries).toBe(60);
  });

  test('of a process that was killed while it sent is sent by the next one', async () => {
    const { received, accept, run } = await dueMail();
    void run(() => new Promise(() => {}));
    await expect
      .poll(() => app.services.db('securityNotices').where('dueAt', '<=', app.clock.now()))
      .toEqual([]);
    app.clock.advance(30 * second);
    await run(accept);
    expect(received).toEqual([]);
    app.clock.advance(30 * second);
    await run(accept);
    expect(received).toHaveLength(1);
  });

  test('is sent once when two processes run the job', async () => {
    const { received, accept, run } = await dueMail();
    await Promise.all([run(accept), run(accept), run(accept)]);
    expect(received).toHaveLength(1);
  });

  test('is dropped in a shop without a mail server and without a template', async () => {
    const member = await memberOnDevice('nowhere@example.com');
    await login(member);
    const asked: string[] = [];
    const config = { ...app.services.config, appEnv: 'production' as const };
    const sms = {
      ...app.services.sms,
      async notify({ scene }: { scene: string }) {
        asked.push(scene);
        return 'noTemplate' as const;
      },
    };
    await sendNotices({ ...app.services, config, sms });
    expect(asked).toEqual(['new_login']);
    expect(await app.services.db('securityNotices').whereNotNull('dueAt')).toEqual([]);
  });

  test('that an SMS provider may have sent is not sent again', async () => {
    await login(await memberOnDevice());
    let tries = 0;
    const notify = async () => {
      tries += 1;
      return 'unknown' as const;
    };
    for (const _ of [1, 2]) {
      await sendNotices({ ...app.services, sms: { ...app.services.sms, notify } });
      app.clock.advance(minute);
    }
    expect(tries).toBe(1);
  });
});
