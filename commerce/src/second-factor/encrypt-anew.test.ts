import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedForMs } from '../../contract/secret.ts';
import { always, createTestApp, type TestApp, testSecrets } from '../../test/create-test-app.ts';
import { newMember } from '../../test/factories.ts';
import { rotated } from '../../test/rotated.ts';
import { addApp, newStaffWithPassword } from '../../test/second-factors.ts';
import { minute } from '../clock.ts';
import { decryptWithAny, encrypt } from './encrypt.ts';
import { encryptAnew } from './encrypt-anew.ts';

const former = testSecrets.SMS_PEPPER;
const newest = 'the new pepper of a rotation, 0123456789';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const readableWith = async (pepper: string): Promise<number> => {
  const rows = await app.services.db('totpSecrets').select('secret', 'pending');
  return rows.filter((row) =>
    [row.secret, row.pending].every((each) => each === '' || decryptWithAny(each, [pepper]) !== null),
  ).length;
};

test('the secrets of authenticator apps outlive the former pepper', async () => {
  const staff = await newStaffWithPassword(app, 'Finance');
  const code = await addApp(app, staff);
  await staff.client.ok('POST /userinfo/second_factor/totp/begin', {});
  const at = app.clock.now();
  const pepper = rotated(former, newest, at);
  const { db } = app.services;

  // An instance that was not restarted could not read them yet.
  expect(await encryptAnew(db, pepper, at + acceptedForMs / 2 - 1)).toBe(0);
  expect(await readableWith(former)).toBe(1);

  expect(await encryptAnew(db, pepper, at + acceptedForMs / 2)).toBe(0);
  expect(await readableWith(newest)).toBe(1);
  const rows = await db('totpSecrets');
  expect(await encryptAnew(db, pepper, at + 2 * acceptedForMs)).toBe(0);
  expect(await db('totpSecrets')).toEqual(rows);

  const later = await createTestApp({ smsPepper: always(newest) }, app.database);
  later.clock.advance(app.clock.now() - later.clock.now() + minute);
  app.clock.advance(minute);
  const proof = { kind: 'totp', code: code() } as const;
  const client = later.client(staff.authToken);
  expect((await client.call('POST /userinfo/second_factor/confirm', { proof })).httpStatus).toBe(200);
});

test('a service that starts after the time still reads and encrypts what is under the former pepper', async () => {
  const { db } = app.services;
  await db('totpSecrets').update({ secret: encrypt('ABCDEFGH', former) });
  const pepper = rotated(former, newest, 0);
  expect(await encryptAnew(db, pepper, app.clock.now())).toBe(0);
  expect(await readableWith(newest)).toBe(1);
});

test('a secret of an unknown pepper is told and left as it is', async () => {
  const { db } = app.services;
  const sealed = encrypt('ABCDEFGH', 'a pepper that nobody has kept, 0123456789');
  await db('totpSecrets').update({ secret: sealed });
  expect(await encryptAnew(db, rotated(former, newest, 0), app.clock.now())).toBe(1);
  expect(await db('totpSecrets').pluck('secret')).toEqual([sealed]);
});

test('many are encrypted anew in several steps', async () => {
  const { db } = app.services;
  await db('totpSecrets').delete();
  const row = { pending: '', addedAt: 1, lastPeriod: 0, tries: 0, triesSince: 0 };
  for (let index = 0; index < 230; index += 1) {
    const { userId } = await newMember(app);
    await db('totpSecrets').insert({ ...row, userId, secret: encrypt('ABCDEFGH', former) });
  }
  expect(await encryptAnew(db, rotated(former, newest, 0), app.clock.now())).toBe(0);
  expect(await readableWith(newest)).toBe(230);
});
