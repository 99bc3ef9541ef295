import { closeSessions, confirmSession, type Member } from '../auth/session.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Call, Routes } from '../http/routes.ts';
import { addNotice, originOf } from '../notices/add-notice.ts';
import { findStaff } from '../roles/find-staff.ts';
import {
  endWhatWasBegun,
  hasFactor,
  lockPerson,
  needsFactor,
  readFactors,
  readKinds,
  removeFactors,
} from './factors.ts';
import { loginByPasskey } from './login.ts';
import { askForPasskey, passkeyAlgorithms, readNewPasskey } from './passkeys.ts';
import { checkProof } from './prove.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { provedUntil } from './require-factor.ts';
import { addTotp, beginTotp } from './totp.ts';

export const secondFactorRoutes = {
  'GET /userinfo/second_factor/query': (call) => show(call),

  'POST /userinfo/second_factor/options': async ({ services, member: { userId, hasRole } }) => {
    const kinds = await readKinds(services.db, userId);
    const asked = { userId, purpose: 'prove' } as const;
    const passkeyOptions = await askForPasskey(services, asked, services.clock.now());
    return { kinds: hasRole && kinds.length > 0 ? kinds : [...kinds, 'password'], passkeyOptions };
  },

  'POST /userinfo/second_factor/confirm': async ({ services, member }, { proof, own }) => {
    const use = await checkProof(services, member, proof);
    const at = services.clock.now();
    await transaction(services.db, async (trx) => {
      await use(trx);
      await confirmSession(trx, member, { own, at });
    });
    return { confirmedUntil: provedUntil(at) };
  },

  'POST /userinfo/second_factor/passkey/options': async ({ services, member }) => {
    const { userId } = member;
    const at = services.clock.now();
    const user = await services.db('users').where({ id: userId }).first('username');
    return {
      ...(await askForPasskey(services, { userId, purpose: 'add' }, at)),
      userHandle: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      userName: user?.username ?? '',
      algorithms: [...passkeyAlgorithms],
    };
  },

  'POST /userinfo/second_factor/passkey/add': async (call, input) => {
    const { services, member } = call;
    const { userId } = member;
    const at = services.clock.now();
    const passkey = await readNewPasskey(services, input, { userId, at });
    await addFactor(call, async (trx) => {
      const added = await trx('passkeys').insert(passkey).onConflict('id').ignore().returning('id');
      if (added.length === 0) throw fail('passkeyRefused');
    });
    return show(call);
  },

  'POST /userinfo/second_factor/passkey/remove': async (call, { passkeyId }) => {
    await removeFactor(call, (trx) =>
      trx('passkeys').where({ id: passkeyId, userId: call.member.userId }).delete(),
    );
    return show(call);
  },

  'POST /userinfo/second_factor/totp/begin': async ({ services, member }) => {
    const { db, config } = services;
    const { userId, phone } = member;
    const at = services.clock.now();
    return transaction(db, (trx) => beginTotp(trx, { config, userId, label: phone, at }));
  },

  'POST /userinfo/second_factor/totp/add': async (call, { code }) => {
    const { config, clock } = call.services;
    const at = clock.now();
    await addFactor(call, (trx) => addTotp(trx, { config, userId: call.member.userId, code, at }));
    return show(call);
  },

  'POST /userinfo/second_factor/totp/remove': async (call) => {
    await removeFactor(call, (trx) => trx('totpSecrets').where({ userId: call.member.userId }).delete());
    return show(call);
  },

  'POST /userinfo/second_factor/recovery/renew': async (call) => {
    const { services, member } = call;
    const { codes, keep } = await newRecoveryCodes(member.userId);
    await transaction(services.db, async (trx) => {
      await lockPerson(trx, member.userId);
      if (!(await hasFactor(trx, member.userId))) throw fail('secondFactorMissing');
      await keep(trx);
      await tellOfChange(trx, call);
    });
    return { codes };
  },

  'POST /auth/passkey/options': ({ services }) =>
    askForPasskey(services, { userId: null, purpose: 'login' }, services.clock.now()),

  'POST /auth/passkey/login': ({ services, device, ip, language }, input) =>
    loginByPasskey(services, { ...input, device, ip, language }),
} satisfies Partial<Routes>;

async function show({ services, member }: Call<Member>) {
  const staff = await findStaff(services.db, member.userId);
  return readFactors(services.db, member.userId, needsFactor(services.config, staff));
}

/**
 * From the first factor on, every session of a person with a role has proved it. What was begun before it, perhaps by a
 * thief of the password, ends.
 */
function addFactor(call: Call<Member>, add: (trx: Trx) => Promise<void>): Promise<void> {
  const { services, member } = call;
  const { userId, sessionId } = member;
  return transaction(services.db, async (trx) => {
    await lockPerson(trx, userId);
    // Somebody else's first factor may have ended it while this one was checked.
    if (!(await trx('sessions').where({ id: sessionId }).first('id'))) throw fail('sessionInvalid');
    const first = !(await hasFactor(trx, userId));
    await add(trx);
    if (first) await endWhatWasBegun(trx, userId);
    if (first) await confirmSession(trx, member, { own: true, at: services.clock.now() });
    if (first && member.hasRole) await closeSessions(trx, userId, sessionId);
    await tellOfChange(trx, call);
  });
}

/** The recovery codes go with the last factor. @throws Failure `lastFactor` if a role of the person needs one */
function removeFactor(call: Call<Member>, remove: (trx: Trx) => Promise<number>): Promise<void> {
  const { services, member } = call;
  return transaction(services.db, async (trx) => {
    await lockPerson(trx, member.userId);
    const removed = await remove(trx);
    const staff = await findStaff(trx, member.userId);
    if (needsFactor(services.config, staff) && !staff.hasFactor) throw fail('lastFactor');
    if (!(await hasFactor(trx, member.userId))) await removeFactors(trx, member.userId);
    if (removed > 0) await tellOfChange(trx, call);
  });
}

function tellOfChange(trx: Trx, call: Call<Member>): Promise<void> {
  const at = call.services.clock.now();
  return addNotice(trx, { ...originOf(call), userId: call.member.userId, kind: 'factors_changed', at });
}
