import type { FactorProof, Proof } from '../../contract/proof.ts';
import { passwordMatches } from '../auth/password.ts';
import type { Member } from '../auth/session.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { asksForFactor, lockPerson } from './factors.ts';
import { checkPasskey, usePasskey } from './passkeys.ts';
import { hashRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { useTotp } from './totp.ts';

export interface Shop {
  db: Db;
  clock: Clock;
  config: Config;
}

/**
 * Does the slow part outside the transaction.
 * @returns uses the proof up, and throws `proofWrong` or `tooManyRequests`; a wrong code is counted
 * @throws Failure `proofWrong`
 */
export async function checkFactor(
  services: Shop,
  userId: string,
  proof: FactorProof,
): Promise<(trx: Trx) => Promise<void>> {
  const { db, config, clock } = services;
  const at = clock.now();
  if (proof.kind === 'passkey') {
    const passkey = await checkPasskey(services, proof, { userId, purpose: 'prove' }, at);
    return (trx) => usePasskey(trx, passkey, at);
  }
  if (proof.kind === 'totp') return (trx) => useTotp(trx, { config, userId, code: proof.code, at });
  const hash = await hashRecoveryCode(db, userId, proof.code);
  if (!hash) throw fail('proofWrong');
  return (trx) => useRecoveryCode(trx, { userId, hash, at });
}

/** The password counts for members without a role, and for all others until they have a second factor. */
export async function checkProof(
  services: Shop,
  { userId }: Pick<Member, 'userId'>,
  proof: Proof,
): Promise<(trx: Trx) => Promise<void>> {
  if (proof.kind !== 'password') return checkFactor(services, userId, proof);
  const user = await services.db('users').where({ id: userId }).first('passwordHash');
  if (!(await passwordMatches(user?.passwordHash, proof.password))) throw fail('proofWrong');
  return async (trx) => {
    // The person may have got a role during the slow check.
    await lockPerson(trx, userId);
    if (await asksForFactor(trx, userId)) throw fail('proofWrong');
  };
}
