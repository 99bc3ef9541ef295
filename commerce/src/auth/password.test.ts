import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone } from '../../test/factories.ts';
import { holdPasswords } from '../../test/hold-passwords.ts';
import { hashPassword, inTurn, passwordLines, passwordMatches } from './password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = 'Kiln-1300!';
const mebibyte = 2 ** 20;

async function phoneWithPassword(): Promise<string> {
  const { userId, phone } = await newMember(app);
  await app.services
    .db('users')
    .where({ id: userId })
    .update({ passwordHash: await hashPassword(password) });
  return phone;
}

const login = (account: string, given = password) =>
  app.client().call('POST /auth/login', { account, password: given });

test('forty simultaneous logins succeed and share the memory for hashing', async () => {
  const phone = await phoneWithPassword();
  await login(phone);
  const before = process.resourceUsage().maxRSS * 1024;
  const answers = await Promise.all(Array.from({ length: 40 }, () => login(phone)));
  expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(40);
  // Hashing all passwords at the same time would take 760 MiB.
  expect(process.resourceUsage().maxRSS * 1024 - before).toBeLessThan(300 * mebibyte);
});

test('a password logs in in every Unicode form', async () => {
  const [composed, decomposed] = ['Caf\u00e9-1300', 'Cafe\u0301-1300'];
  const stored = await hashPassword(decomposed);
  expect(await passwordMatches(stored, composed)).toBe(true);
  expect(await passwordMatches(stored, decomposed)).toBe(true);
  expect(await passwordMatches(stored, `${composed} `)).toBe(false);
});

test('the event loop keeps running while passwords are checked', async () => {
  const passwordHash = await hashPassword(password);
  let done = 0;
  const checks = Array.from({ length: 40 }, () =>
    passwordMatches(passwordHash, password).finally(() => {
      done += 1;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBeLessThan(10);
  expect(await Promise.all(checks)).not.toContain(false);
});

test('files can be read while forty passwords are checked', async () => {
  const passwordHash = await hashPassword(password);
  let done = 0;
  const checks = Array.from({ length: 40 }, () =>
    passwordMatches(passwordHash, password).finally(() => {
      done += 1;
    }),
  );
  // If hashing used all threads of the pool, this read would wait for all passwords.
  await readFile(import.meta.filename);
  expect(done).toBeLessThan(20);
  expect(await Promise.all(checks)).not.toContain(false);
});

test.each([
  ['of a known account with a wrong password', phoneWithPassword],
  ['of an unknown account', async () => newPhone()],
])('a login %s is refused only after a password check', async (_, chooseAccount) => {
  const account = await chooseAccount();
  const letGo = holdPasswords('strangers');
  const refused = login(account, 'Wrong-1300!');
  try {
    await expect.poll(() => passwordLines.strangers.pendingCount).toBe(1);
  } finally {
    letGo();
  }
  expect((await refused).errorCode).toBe('AUT001');
});

/** @returns logs in on it */
async function knownDeviceOf(account: string) {
  const deviceId = crypto.randomUUID();
  const onKnown = () => app.client().call('POST /auth/login', { account, password, deviceId });
  expect((await onKnown()).httpStatus).toBe(200);
  return onKnown;
}

test('while forty guesses of strangers wait, further ones are refused at once, and others go on', async () => {
  const phone = await phoneWithPassword();
  const onKnown = await knownDeviceOf(phone);
  const letGo = holdPasswords('strangers', 40);
  try {
    const { httpStatus, errorCode } = await login(phone);
    expect([httpStatus, errorCode]).toEqual([503, 'SYS004']);
    expect((await onKnown()).httpStatus).toBe(200);
    expect(await hashPassword(password)).toContain('argon2id');
  } finally {
    letGo();
  }
  await expect.poll(async () => (await login(phone)).httpStatus).toBe(200);
});

test('many simultaneous logins of a member on known devices leave room for those of others', async () => {
  const onOwn = await knownDeviceOf(await phoneWithPassword());
  const onOther = await knownDeviceOf(await phoneWithPassword());
  const letGo = [holdPasswords('proven'), holdPasswords('strangers')];
  const many = Array.from({ length: 41 }, onOwn);
  try {
    await expect.poll(() => passwordLines.strangers.pendingCount).toBe(40);
    expect(passwordLines.proven.pendingCount).toBe(1);
    const other = onOther();
    await expect.poll(() => passwordLines.proven.pendingCount).toBe(2);
    letGo[0]?.();
    expect((await other).httpStatus).toBe(200);
    expect((await onOwn()).httpStatus).toBe(200);
  } finally {
    for (const each of letGo) each();
  }
  expect((await Promise.all(many)).filter(({ httpStatus }) => httpStatus !== 200)).toEqual([]);
});

test('guesses of strangers that wait pause as long as the one before took', async () => {
  const times = await Promise.all(
    Array.from({ length: 3 }, () =>
      inTurn('strangers', async () => {
        const begin = performance.now();
        await wait(60);
        return { begin, end: performance.now() };
      }),
    ),
  );
  times.reduce((before, after) => {
    // The timer may fire up to a millisecond early.
    expect(after.begin - before.end).toBeGreaterThanOrEqual(before.end - before.begin - 2);
    return after;
  });
});
