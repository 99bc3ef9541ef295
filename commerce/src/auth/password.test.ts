import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone } from '../../test/factories.ts';
import { hashPassword, passwordMatches } from './password.ts';

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

test('a hundred logins at once succeed and do not take memory for each', async () => {
  const phone = await phoneWithPassword();
  await login(phone);
  const before = process.resourceUsage().maxRSS * 1024;
  const answers = await Promise.all(Array.from({ length: 100 }, () => login(phone)));
  expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(100);
  // All at work at the same time would take 1900 MiB.
  expect(process.resourceUsage().maxRSS * 1024 - before).toBeLessThan(300 * mebibyte);
});

test('the event loop goes on while passwords are checked', async () => {
  const passwordHash = await hashPassword(password);
  let done = 0;
  const checks = Array.from({ length: 100 }, () =>
    passwordMatches(passwordHash, password).finally(() => {
      done += 1;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBeLessThan(10);
  expect(await Promise.all(checks)).not.toContain(false);
});

test('while a hundred passwords are checked, files are read all the same', async () => {
  const passwordHash = await hashPassword(password);
  let done = 0;
  const checks = Array.from({ length: 100 }, () =>
    passwordMatches(passwordHash, password).finally(() => {
      done += 1;
    }),
  );
  // With all threads of the pool at work this would wait behind every password.
  await readFile(import.meta.filename);
  expect(done).toBeLessThan(20);
  expect(await Promise.all(checks)).not.toContain(false);
});

test('an unknown account takes as long to refuse as a wrong password', async () => {
  const phone = await phoneWithPassword();
  const [wrong, unknown] = [[], []] as [number[], number[]];
  for (let index = 0; index < 12; index += 1) {
    wrong.push(await duration(() => login(phone, 'Wrong-1300!')));
    unknown.push(await duration(() => login(newPhone())));
  }
  // The fastest of each tells least about what else the machine does.
  const ratio = Math.min(...unknown) / Math.min(...wrong);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

/** Milliseconds. */
async function duration(attempt: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await attempt();
  return performance.now() - startedAt;
}
