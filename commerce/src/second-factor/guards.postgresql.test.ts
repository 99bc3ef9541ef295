import { expect, test } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { openShop } from '../../test/open-shop.ts';
import { addPasskey, newStaffWithPassword, password } from '../../test/second-factors.ts';
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
