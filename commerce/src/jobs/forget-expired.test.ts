import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newPhone, newPiece, readCode, submit } from '../../test/factories.ts';
import { day } from '../clock.ts';
import { forgetExpired } from './forget-expired.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tables = [
  'sessions',
  'requests',
  'smsCodes',
  'smsOutbox',
  'emailCodes',
  'mailOutbox',
  'passwordResets',
] as const;

async function leaveTraces(): Promise<void> {
  const member = await newMember(app);
  await submit(member, await newPiece(app, { price: 100 }), 100);
  const { client, phone } = member;
  await client.ok('POST /userinfo/profile/email/send_code', { email: `potter${phone}@example.com` });
  await client.ok('POST /auth/send_code', { scene: 'register', phone: newPhone() });
  await client.ok('POST /auth/send_code', { scene: 'reset_password', phone });
  const code = await readCode(app, phone);
  await client.ok('POST /auth/reset_password/verify', { phone, code });
}

async function counts(): Promise<number[]> {
  const rows = await Promise.all(tables.map((table) => app.services.db(table).count({ count: '*' })));
  return rows.map(([row]) => Number(row?.count));
}

test('expired rows are deleted, all others stay', async () => {
  await leaveTraces();
  app.clock.advance(3 * day);
  await leaveTraces();
  await forgetExpired(app.services.db, app.clock.now());
  expect(await counts()).toEqual([2, 2, 2, 2, 1, 1, 1]);
  app.clock.advance(5 * day);
  await forgetExpired(app.services.db, app.clock.now());
  expect(await counts()).toEqual([1, 2, 0, 0, 0, 0, 0]);
  app.clock.advance(24 * day);
  await forgetExpired(app.services.db, app.clock.now());
  expect(await counts()).toEqual([0, 1, 0, 0, 0, 0, 0]);
});

test('a device is forgotten a year after its last login, and a notice after two days', async () => {
  const { db } = app.services;
  const [{ userId }, at] = [await newMember(app), app.clock.now()];
  const device = { userId, language: 'zh', firstSeenAt: 0 } as const;
  await db('knownDevices').insert([
    { ...device, deviceHash: 'gone', lastSeenAt: at - 365 * day },
    { ...device, deviceHash: 'known', lastSeenAt: at - 365 * day + 1 },
  ]);
  const notice = { userId, kind: 'new_login', language: 'zh', device: '', ip: '' } as const;
  const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()];
  await db('securityNotices').insert([
    { ...notice, id: old, createdAt: at - 2 * day },
    { ...notice, id: recent, createdAt: at - 2 * day + 1 },
  ]);
  await forgetExpired(db, at);
  expect(await db('knownDevices').where({ userId }).select('deviceHash')).toEqual([{ deviceHash: 'known' }]);
  expect(await db('securityNotices').where({ userId }).select('id')).toEqual([{ id: recent }]);
});

test('many rows are deleted in several steps', async () => {
  const rows = Array.from({ length: 1201 }, () => ({ phone: newPhone(), byMember: false, lastSentAt: 0 }));
  await bareKnex(app.services.db).batchInsert('sms_phones', rows, 300);
  await forgetExpired(app.services.db, app.clock.now());
  expect(await app.services.db('smsPhones').where({ lastSentAt: 0 })).toEqual([]);
});

test('a count of requests is deleted after its minute, not earlier', async () => {
  const at = app.clock.now();
  await app.services.db('rateLimits').insert([
    { key: 'over', points: 3, expire: at },
    { key: 'counts', points: 3, expire: at + 1 },
  ]);
  await forgetExpired(app.services.db, at);
  expect(await app.services.db('rateLimits').pluck('key')).toEqual(['counts']);
});
