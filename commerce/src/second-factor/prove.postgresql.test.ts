import { expect, test } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { openShop } from '../../test/open-shop.ts';
import { newStaffWithPassword, password } from '../../test/second-factors.ts';
import { lockPerson } from './factors.ts';

const app = await openShop();
const { db } = app.services;

test('the password does not count when a second factor is being added at the same moment', async () => {
  const staff = await newStaffWithPassword(app, 'Finance');
  const trx = await db.transaction();
  await lockPerson(trx, staff.userId);
  const proof = { kind: 'password' as const, password };
  const answer = staff.client.call('POST /userinfo/second_factor/confirm', { proof });
  const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 1000, 'waits'))]);
  const { credentialId } = createAuthenticator();
  await trx('passkeys').insert({
    ...{ id: credentialId, userId: staff.userId, name: 'Test device', publicKey: '', counter: 0 },
    createdAt: app.clock.now(),
  });
  await trx.commit();
  expect(early).toBe('waits');
  expect((await answer).errorCode).toBe('AUT017');
});
