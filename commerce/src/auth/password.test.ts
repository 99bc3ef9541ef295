import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone } from '../../test/factories.ts';
import { hashPassword } from './password.ts';

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

test('a hundred logins at once neither stall the event loop nor take memory for each', async () => {
  const phone = await phoneWithPassword();
  await login(phone);
  const before = process.resourceUsage().maxRSS * 1024;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const answers = await Promise.all(Array.from({ length: 100 }, () => login(phone)));
  delay.disable();
  expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(100);
  expect(delay.max / 1e6).toBeLessThan(200);
  // All at work at the same time would take 1900 MiB.
  expect(process.resourceUsage().maxRSS * 1024 - before).toBeLessThan(300 * mebibyte);
});

test('an unknown account takes as long to refuse as a wrong password', async () => {
  const phone = await phoneWithPassword();
  const wrong = await median(() => login(phone, 'Wrong-1300!'));
  const unknown = await median(() => login(newPhone()));
  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});

/** Milliseconds. */
async function median(attempt: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const startedAt = performance.now();
    await attempt();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[4] ?? 0;
}
