import { expect, test } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  addPasskey,
  isSessionOpen,
  logIn,
  newStaffWithPassword,
  password,
} from '../../test/second-factors.ts';
import { someoneWaits } from '../../test/someone-waits.ts';
import type { Trx } from '../db/db.ts';
import { lockPerson } from './factors.ts';

const app = await openShop({ appEnv: 'production' });
const { db } = app.services;

/** SQLite writes one after another anyway. @returns the answer to a call that began before the change was committed */
async function callDuring<Answer>(
  change: (trx: Trx) => Promise<unknown>,
  { userId, call }: { userId: string; call: () => Promise<Answer> },
): Promise<Answer> {
  const trx = await db.transaction();
  await lockPerson(trx, userId);
  await change(trx);
  const answer = call();
  try {
    await expect.poll(() => someoneWaits(db)).toBe(true);
  } finally {
    await trx.commit();
  }
  return answer;
}

const passkeyOf = (userId: string) => ({
  ...{ id: createAuthenticator().credentialId, userId, name: 'Test device', publicKey: '', counter: 0 },
  createdAt: app.clock.now(),
});

test('the password does not count when a second factor is being added at the same moment', async () => {
  const { userId, client } = await newStaffWithPassword(app, 'Finance');
  const proof = { kind: 'password' as const, password };
  const confirm = () => client.call('POST /userinfo/second_factor/confirm', { proof });
  const add = (trx: Trx) => trx('passkeys').insert(passkeyOf(userId));
  expect((await callDuring(add, { userId, call: confirm })).errorCode).toBe('AUT017');
});

test('a login by password alone is refused when a second factor is being added at the same moment', async () => {
  const staff = await newStaffWithPassword(app, 'Finance');
  const { userId } = staff;
  const add = (trx: Trx) => trx('passkeys').insert(passkeyOf(userId));
  expect((await callDuring(add, { userId, call: () => logIn(app, staff) })).errorCode).toBe('AUT001');
});

test('of two factors that are added at the same moment, only the first closes the other sessions', async () => {
  const staff = await newStaffWithPassword(app, 'Finance');
  const { userId, client } = staff;
  const { content } = await logIn(app, staff);
  const options = await client.ok('POST /userinfo/second_factor/passkey/options', {});
  const created = createAuthenticator().create(options);
  const add = () => client.call('POST /userinfo/second_factor/passkey/add', created);
  const addOther = (trx: Trx) => trx('passkeys').insert(passkeyOf(userId));
  expect((await callDuring(addOther, { userId, call: add })).httpStatus).toBe(200);
  expect(await isSessionOpen(app, content.authToken)).toBe(true);
});

test('a login by passkey is refused when the account is being frozen at the same moment', async () => {
  const staff = await newStaffWithPassword(app, 'Finance');
  const { userId } = staff;
  const passkey = await addPasskey(staff);
  const proof = passkey.sign(await app.client().ok('POST /auth/passkey/options', {}));
  const logInByPasskey = () => app.client().call('POST /auth/passkey/login', { proof });
  const freeze = (trx: Trx) => trx('users').where({ id: userId }).update({ status: 'frozen' });
  expect((await callDuring(freeze, { userId, call: logInByPasskey })).errorCode).toBe('AUT002');
});

test('a factor stays when the only other one is being removed at the same moment', async () => {
  const staff = await newStaffWithPassword(app, 'Finance');
  const { userId, client } = staff;
  const passkey = await addPasskey(staff);
  const other = passkeyOf(userId);
  await db('passkeys').insert(other);
  const { passkeyOptions } = await client.ok('POST /userinfo/second_factor/options', {});
  await client.ok('POST /userinfo/second_factor/confirm', {
    proof: passkey.sign(passkeyOptions),
    own: true,
  });
  const remove = () =>
    client.call('POST /userinfo/second_factor/passkey/remove', { passkeyId: passkey.credentialId });
  const removeOther = (trx: Trx) => trx('passkeys').where({ id: other.id }).delete();
  expect((await callDuring(removeOther, { userId, call: remove })).errorCode).toBe('AUT019');
});

test('a session that ends while it adds a factor adds none', async () => {
  const { userId, client } = await newStaffWithPassword(app, 'Finance');
  const options = await client.ok('POST /userinfo/second_factor/passkey/options', {});
  const created = createAuthenticator().create(options);
  const add = () => client.call('POST /userinfo/second_factor/passkey/add', created);
  const end = (trx: Trx) => trx('sessions').where({ userId }).delete();
  expect((await callDuring(end, { userId, call: add })).errorCode).toBe('SYS001');
});
