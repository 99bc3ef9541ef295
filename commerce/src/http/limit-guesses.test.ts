import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../test/client.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newPhone, readCode, type TestMember } from '../../test/factories.ts';
import { holdPasswords } from '../../test/hold-passwords.ts';
import {
  addPasskey,
  newPassword,
  newStaffWithPassword,
  password,
  resetPassword,
} from '../../test/second-factors.ts';
import { createApp } from '../app.ts';
import { passwordLines } from '../auth/password.ts';
import { minute } from '../clock.ts';
import { fail } from '../fail.ts';
import { limitGuesses } from './limit-guesses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: true });
});
afterAll(() => app.close());

let networks = 0;
/** Each call comes from another network, so that only the account limits it. */
function from(): Record<string, string> {
  networks += 1;
  return { 'X-Forwarded-For': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}

interface Attempt {
  password?: string;
  deviceId?: string;
}

const login = (account: string, { password: given = password, deviceId }: Attempt = {}) =>
  app.client().call('POST /auth/login', { account, password: given, deviceId }, from());

async function guess(account: string, times: number, deviceId?: string): Promise<unknown[]> {
  const answers = [];
  for (let index = 0; index < times; index += 1) {
    const { errorCode } = await login(account, { password: 'Wrong-1300!', ...(deviceId && { deviceId }) });
    answers.push(errorCode);
  }
  return answers;
}

const wrong = (times: number) => Array(times).fill('AUT001');

async function memberOnDevice(): Promise<TestMember & { deviceId: string }> {
  const member = await newStaffWithPassword(app);
  const deviceId = crypto.randomUUID();
  expect((await login(member.phone, { deviceId })).httpStatus).toBe(200);
  return { ...member, deviceId };
}

describe('guesses of a password', () => {
  test('from many networks don’t keep the owner from logging in on a known device', async () => {
    const { phone, deviceId } = await memberOnDevice();
    expect(await guess(phone, 12)).toEqual([...wrong(10), 'SYS003', 'SYS003']);
    expect((await login(phone, { deviceId: crypto.randomUUID() })).errorCode).toBe('SYS003');
    expect((await login(phone, { deviceId })).httpStatus).toBe(200);
  });

  test('on a known device are limited too', async () => {
    const { phone, deviceId } = await memberOnDevice();
    expect(await guess(phone, 11, deviceId)).toEqual([...wrong(10), 'SYS003']);
    expect((await login(phone)).httpStatus).toBe(200);
  });

  test('at the same moment are ten, too', async () => {
    const { phone } = await memberOnDevice();
    // Calls by HTTP arrive one after the other, so the first would have been counted before the last is looked at.
    const limited = limitGuesses(app.services, 'at once', 'password');
    const context = { state: { body: { account: phone } } } as Parameters<typeof limited>[0];
    const guesses = Array.from({ length: 40 }, async () =>
      limited(context, () => Promise.reject(fail('loginRefused'))),
    );
    const outcomes = await Promise.allSettled(guesses);
    const checked = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason.errorName === 'loginRefused',
    );
    expect(checked).toHaveLength(10);
  });

  test('are refused alike for an unknown account, with the time to wait', async () => {
    const { phone } = await memberOnDevice();
    const unknown = newPhone();
    for (const account of [phone, unknown, 'nobody@example.com'])
      expect(await guess(account, 10, crypto.randomUUID())).toEqual(wrong(10));
    const answers = await Promise.all([phone, unknown].map((account) => login(account)));
    for (const { httpStatus, errorCode, details, headers } of answers) {
      expect({ httpStatus, errorCode }).toEqual({ httpStatus: 429, errorCode: 'SYS003' });
      expect(Object.keys(details ?? {})).toEqual(['retryAfterSeconds']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    }
  });

  test('count together however the account is typed, and not for another account', async () => {
    const account = 'kiln@example.com';
    expect(await guess(account, 10)).toEqual(wrong(10));
    expect(await guess(' Ｋiln＠example。com\u200b', 1)).toEqual(['SYS003']);
    expect(await guess('b@example.com', 1)).toEqual(wrong(1));
  });

  test('count together by phone and by verified e-mail address', async () => {
    const { phone, userId } = await memberOnDevice();
    const email = `${phone}@example.com`;
    await app.services.db('users').where({ id: userId }).update({ email, emailVerifiedAt: app.clock.now() });
    expect([...(await guess(phone, 6)), ...(await guess(email, 5))]).toEqual([...wrong(10), 'SYS003']);
  });

  test('are in the log with the member whose account it is', async () => {
    const { phone, userId } = await memberOnDevice();
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const server = createApp({ ...app.services, log }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await createClient(url).call('POST /auth/login', { account: phone, password: 'Wrong-1300!' });
    server.close();
    expect(lines).toMatchObject([{ path: '/api/auth/login', errorCode: 'AUT001', userId }]);
  });

  test('are allowed again after a quarter of an hour', async () => {
    const { phone } = await memberOnDevice();
    await guess(phone, 11);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * minute });
    try {
      expect((await login(phone)).httpStatus).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('only count if they are wrong', async () => {
    const { phone } = await memberOnDevice();
    for (let index = 0; index < 12; index += 1) expect((await login(phone)).httpStatus).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => login(phone)));
    expect(await guess(phone, 11)).toEqual([...wrong(10), 'SYS003']);
  });

  test('of an earlier quarter of an hour are not given back in a later one', async () => {
    const { phone } = await memberOnDevice();
    const letGo = holdPasswords('strangers');
    const earlier = Array.from({ length: 5 }, () => login(phone));
    try {
      await expect.poll(() => passwordLines.strangers.pendingCount).toBe(5);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * minute });
      const later = guess(phone, 1);
      await expect.poll(() => passwordLines.strangers.pendingCount).toBe(6);
      letGo();
      for (const { httpStatus } of await Promise.all(earlier)) expect(httpStatus).toBe(200);
      expect(await later).toEqual(wrong(1));
      expect(await guess(phone, 10)).toEqual([...wrong(9), 'SYS003']);
    } finally {
      letGo();
      vi.useRealTimers();
    }
  });

  test('leave a login by passkey open', async () => {
    const member = await memberOnDevice();
    const passkey = await addPasskey(member);
    await guess(member.phone, 11);
    const options = await app.client().ok('POST /auth/passkey/options', {});
    const answer = await app.client().call('POST /auth/passkey/login', { proof: passkey.sign(options) });
    expect(answer.httpStatus).toBe(200);
  });

  test('leave a password reset open, after which the new device can log in', async () => {
    const { phone } = await memberOnDevice();
    await guess(phone, 11);
    const deviceId = crypto.randomUUID();
    await resetPassword(app, phone, deviceId);
    expect((await login(phone, { password: newPassword, deviceId })).httpStatus).toBe(200);
    expect((await login(phone, { password: newPassword })).errorCode).toBe('SYS003');
  });

  test('open after a registration on that device', async () => {
    const [phone, deviceId] = [newPhone(), crypto.randomUUID()];
    await app.client().ok('POST /auth/send_code', { scene: 'register', phone });
    await app.client().ok('POST /auth/register', {
      username: `potter${phone}`,
      phone,
      password,
      confirmPassword: password,
      code: await readCode(app, phone),
      acceptedTerms: '2026-01-01T08:00:00.000Z',
      deviceId,
    });
    await guess(phone, 11);
    expect((await login(phone, { deviceId })).httpStatus).toBe(200);
  });
});

test('a device that is known to one account is unknown to another', async () => {
  const [owner, stranger] = [await memberOnDevice(), await memberOnDevice()];
  await guess(owner.phone, 10, stranger.deviceId);
  for (const deviceId of [stranger.deviceId, crypto.randomUUID()])
    expect((await login(owner.phone, { deviceId })).errorCode).toBe('SYS003');
  expect((await login(owner.phone, { deviceId: owner.deviceId })).httpStatus).toBe(200);
});

test('an account has at most fifty known devices, and the least recently seen is forgotten', async () => {
  const { phone, userId, deviceId } = await memberOnDevice();
  const others = Array.from({ length: 50 }, () => crypto.randomUUID());
  for (const used of [...others.slice(0, 25), deviceId, ...others.slice(25)]) {
    app.clock.advance(1);
    await login(phone, { deviceId: used });
  }
  expect(await app.services.db('knownDevices').where({ userId })).toHaveLength(50);
  await guess(phone, 10);
  expect((await login(phone, { deviceId: others[0] ?? '' })).errorCode).toBe('SYS003');
  for (const known of [deviceId, others[1] ?? ''])
    expect((await login(phone, { deviceId: known })).httpStatus).toBe(200);
});

test('a known device is stored without its id', async () => {
  const { deviceId } = await memberOnDevice();
  expect(JSON.stringify(await app.services.db('knownDevices'))).not.toContain(deviceId);
});

describe('wrong recovery codes and passwords', () => {
  test('at login are limited like wrong passwords', async () => {
    const staff = await newStaffWithPassword(app, 'Finance');
    await addPasskey(staff);
    const { codes } = await staff.client.ok('POST /userinfo/second_factor/recovery/renew', {});
    const prove = (code = '') =>
      app
        .client()
        .call(
          'POST /auth/login',
          { account: staff.phone, password, secondFactor: { kind: 'recovery', code } },
          from(),
        );
    for (let index = 0; index < 10; index += 1) {
      expect((await login(staff.phone)).errorCode).toBe('AUT015');
      expect((await prove('aaaaa-bbbbb')).errorCode).toBe('AUT017');
    }
    expect((await prove(codes[0])).errorCode).toBe('SYS003');
  });

  test('of one person are counted together in all sessions, and a passkey stays open', async () => {
    const staff = await newStaffWithPassword(app);
    const other = app.client((await login(staff.phone)).content.authToken);
    const typed = (given: string) => ({ proof: { kind: 'password' as const, password: given } });
    const confirm = 'POST /userinfo/second_factor/confirm';
    for (let index = 0; index < 5; index += 1) {
      expect((await staff.client.call(confirm, typed('Wrong-1300!'))).errorCode).toBe('AUT017');
      expect((await other.call(confirm, typed('Wrong-1300!'))).errorCode).toBe('AUT017');
    }
    expect((await other.call(confirm, typed(password))).errorCode).toBe('SYS003');
    const passkey = await addPasskey(staff);
    const { passkeyOptions } = await staff.client.ok('POST /userinfo/second_factor/options', {});
    expect((await staff.client.call(confirm, { proof: passkey.sign(passkeyOptions) })).httpStatus).toBe(200);
  });
});
