import type { FactorProof } from '../../contract/proof.ts';
import { findAccount } from '../auth/find-account.ts';
import { isKnownDevice, meetDevice } from '../auth/known-devices.ts';
import { passwordMatches } from '../auth/password.ts';
import { type OpenedSession, openSession } from '../auth/session.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import { addNotice, type Origin } from '../notices/add-notice.ts';
import { asksForFactor, lockPerson, readKinds } from './factors.ts';
import { askForPasskey, checkPasskey, usePasskey } from './passkeys.ts';
import { checkFactor, type Shop } from './prove.ts';

interface Browser extends Origin {
  remember: boolean;
  deviceId?: string | undefined;
}

/**
 * People with a role and a second factor prove it too.
 * @throws Failure `loginRefused` both for an unknown account and for a wrong password; `accountFrozen`;
 *   `secondFactorNeeded` with the kinds and a challenge; `proofWrong`; `temporarilyUnavailable`
 */
export async function login(
  services: Shop,
  input: Browser & { account: string; password: string; secondFactor?: FactorProof | undefined },
): Promise<OpenedSession> {
  const { db } = services;
  const user = await findAccount(db, input.account);
  const isKnown = await isKnownDevice(db, user?.id, input.deviceId ?? '');
  const isRight = await isPasswordOf(user, input.password, isKnown);
  if (!isRight || !user) throw fail('loginRefused');
  if (user.status === 'frozen') throw fail('accountFrozen');
  const { id, passwordHash, status } = user;
  // An account whose factors were reset meanwhile needs the password alone.
  const asks = await asksForFactor(db, id);
  if (asks && !input.secondFactor) throw await askForFactor(services, id);
  const prove = asks && input.secondFactor && (await checkFactor(services, id, input.secondFactor));
  return transaction(db, async (trx) => {
    // The password or the status may have changed during the slow checks outside the transaction.
    await lockPerson(trx, id);
    if (!(await trx('users').where({ id, passwordHash, status }).first('id'))) throw fail('loginRefused');
    if (prove) await prove(trx);
    else if (await asksForFactor(trx, id)) throw fail('loginRefused');
    return open(trx, id, input, services.clock.now());
  });
}

/** Members who have a place in the line `proven`. */
const inProven = new Set<string>();

/** One place in the line `proven` for each member, because members can make any number of devices known to themselves. */
async function isPasswordOf(
  user: { id: string; passwordHash: string } | undefined,
  password: string,
  isKnown: boolean,
): Promise<boolean> {
  if (!user || !isKnown || inProven.has(user.id))
    return passwordMatches(user?.passwordHash, password, 'strangers');
  inProven.add(user.id);
  return passwordMatches(user.passwordHash, password).finally(() => inProven.delete(user.id));
}

/** Without a password. @throws Failure `proofWrong`, `accountFrozen` */
export async function loginByPasskey(
  services: Shop,
  { proof, ...browser }: Browser & { proof: Extract<FactorProof, { kind: 'passkey' }> },
): Promise<OpenedSession> {
  const at = services.clock.now();
  const passkey = await checkPasskey(services, proof, { userId: null, purpose: 'login' }, at);
  return transaction(services.db, async (trx) => {
    await lockPerson(trx, passkey.userId);
    const user = await trx('users').where({ id: passkey.userId }).first('status');
    if (user?.status === 'frozen') throw fail('accountFrozen');
    await usePasskey(trx, passkey, at);
    return open(trx, passkey.userId, browser, at);
  });
}

async function open(trx: Trx, userId: string, browser: Browser, at: number): Promise<OpenedSession> {
  const { remember, deviceId, device, ip, language } = browser;
  await trx('users').where({ id: userId }).update({ lastLoginAt: at });
  const isNew = await meetDevice(trx, { userId, deviceId, language, at });
  if (isNew) await addNotice(trx, { userId, kind: 'new_login', device, ip, language, at });
  return openSession(trx, { userId, remember, device, ip, at });
}

async function askForFactor(services: Shop, userId: string) {
  const at = services.clock.now();
  const passkeyOptions = await askForPasskey(services, { userId, purpose: 'prove' }, at);
  return fail('secondFactorNeeded', { kinds: await readKinds(services.db, userId), passkeyOptions });
}
