import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { day, hour, isoTime, minute } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { openSession } from './session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const logInFrom = (device: string, { userId }: TestMember, remember = true) =>
  transaction(app.services.db, (trx) =>
    openSession(trx, { userId, remember, device, ip: '203.0.113.7', at: app.clock.now() }),
  );

const list = (member: TestMember) => member.client.ok('GET /userinfo/session/query', {});

const isOpen = async (authToken: string) =>
  (await app.client(authToken).call('GET /userinfo/profile/query', {})).httpStatus === 200;

test('valid sessions are listed, most recently used first, with the current one marked', async () => {
  const member = await newMember(app);
  const openedAt = app.clock.now();
  await logInFrom('Firefox', member);
  await logInFrom('yesterday', member, false);
  await logInFrom('somebody else', await newMember(app));
  app.clock.advance(day);
  await member.client.ok('GET /userinfo/profile/query', {});
  expect(await list(member)).toMatchObject([
    { device: 'test', current: true, lastSeenAt: isoTime(openedAt + day) },
    {
      device: 'Firefox',
      ip: '203.0.113.7',
      current: false,
      createdAt: isoTime(openedAt),
      lastSeenAt: isoTime(openedAt),
      expiresAt: isoTime(openedAt + 7 * day),
    },
  ]);
});

test("a session can be ended by its id, repeatedly without harm, but not another member's session", async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const lost = await logInFrom('lost phone', member);
  const sessionId = (await list(member)).find(({ current }) => !current)?.sessionId ?? '';
  await other.client.ok('POST /userinfo/session/revoke', { sessionId });
  expect(await isOpen(lost.authToken)).toBe(true);
  await member.client.ok('POST /userinfo/session/revoke', { sessionId });
  await member.client.ok('POST /userinfo/session/revoke', { sessionId });
  expect(await isOpen(lost.authToken)).toBe(false);
  expect(await isOpen(member.authToken)).toBe(true);
});

test("all other sessions of the member are ended at once, and no other member's", async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const lost = [await logInFrom('phone', member), await logInFrom('tablet', member)];
  await member.client.ok('POST /userinfo/session/revoke', {});
  for (const { authToken } of lost) expect(await isOpen(authToken)).toBe(false);
  expect(await list(member)).toMatchObject([{ current: true }]);
  expect(await isOpen(other.authToken)).toBe(true);
});

test('a staff session ends after two hours without a request and is then not listed', async () => {
  const member = await newMember(app);
  const idle = await logInFrom('idle', member);
  await app.services.db('userRoles').insert({ userId: member.userId, roleName: 'Support' });
  app.clock.advance(2 * hour - minute);
  expect(await isOpen(member.authToken)).toBe(true);
  app.clock.advance(minute);
  expect(await isOpen(idle.authToken)).toBe(false);
  expect(await list(member)).toMatchObject([{ current: true }]);
});
