import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedForMs } from '../../contract/secret.ts';
import { always, createTestApp, type TestApp, testSecrets } from '../../test/create-test-app.ts';
import { newPhone, readCode } from '../../test/factories.ts';
import { rotated } from '../../test/rotated.ts';
import { minute } from '../clock.ts';

/** Two instances on one database. One has restarted since the rotation, the other has not yet. */
let before: TestApp;
let after: TestApp;
const { INTERNAL_TOKEN: token, SMS_PEPPER: pepper } = testSecrets;
const newPepper = 'the new pepper of a rotation, 0123456789';

beforeAll(async () => {
  before = await createTestApp();
  const at = before.clock.now();
  const secrets = {
    internalToken: rotated(token, 'the new token of a rotation, 0123456789', at),
    smsPepper: rotated(pepper, newPepper, at),
  };
  after = await createTestApp(secrets, before.database);
});
afterAll(() => before.close());

function advance(milliseconds: number): void {
  before.clock.advance(milliseconds);
  after.clock.advance(milliseconds);
}

async function register(sender: TestApp, taker: TestApp, wait = 0): Promise<number> {
  const phone = newPhone();
  await sender.client().ok('POST /auth/send_code', { scene: 'register', phone });
  const code = await readCode(sender, phone);
  advance(wait);
  const secrets = { password: 'Kiln-1300!', confirmPassword: 'Kiln-1300!', code };
  const person = { username: `rotated${phone}`, phone, email: '', ...secrets };
  const acceptedTerms = '2026-01-01T00:00:00.000Z';
  return (await taker.client().call('POST /auth/register', { ...person, acceptedTerms })).httpStatus;
}

async function isInternal(app: TestApp, given: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', 'X-Internal-Token': given };
  const body = JSON.stringify({ type: 'article', documentId: 'none' });
  const answer = await fetch(`${app.url}/api/internal/cms_changed`, { method: 'POST', headers, body });
  return answer.status !== 403;
}

test('before half of the time, each instance takes the codes and calls of the other', async () => {
  expect(await register(before, after)).toBe(200);
  expect(await register(after, before)).toBe(200);
  expect(await isInternal(after, token)).toBe(true);
  expect(await isInternal(before, after.services.config.internalToken.toUse(after.clock.now()))).toBe(true);
});

test('a code that is sent before half of the time counts after it', async () => {
  advance(acceptedForMs / 2 - 2 * minute);
  expect(await register(before, after, 4 * minute)).toBe(200);
});

test('after half of the time the new secrets are used, and the former ones accepted', async () => {
  const { config } = after.services;
  expect(config.smsPepper.toUse(after.clock.now())).toBe(newPepper);
  expect(await register(after, after)).toBe(200);
  expect(await isInternal(after, token)).toBe(true);
});

test('after the time the former secrets are refused', async () => {
  advance(acceptedForMs / 2);
  expect(await isInternal(after, token)).toBe(false);
  expect(await isInternal(after, 'the new token of a rotation, 0123456789')).toBe(true);
  expect(await register(before, after)).toBe(400);
});

test('a secret that was stolen is refused at once', async () => {
  const stolen = await createTestApp({ internalToken: always('a token in place of a stolen one') });
  expect(await isInternal(stolen, token)).toBe(false);
  await stolen.close();
});
