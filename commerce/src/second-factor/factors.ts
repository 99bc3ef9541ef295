import type { OutputOf } from '../../contract/contract.ts';
import { isGuarded, type Permission } from '../../contract/permissions.ts';
import type { FactorKind } from '../../contract/proof.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';

/** The kinds by which the person can prove who he is. Recovery codes alone are none. */
export async function readKinds(db: Db, userId: string): Promise<FactorKind[]> {
  // One after the other, because a transaction has one connection.
  const passkey = await db('passkeys').where({ userId }).first('id');
  const totp = await db('totpSecrets').where({ userId }).whereNotNull('addedAt').first('userId');
  const code = await db('recoveryCodes').where({ userId, usedAt: null }).first('userId');
  if (!passkey && !totp) return [];
  return [
    ...(passkey ? ['passkey' as const] : []),
    ...(totp ? ['totp' as const] : []),
    ...(code ? ['recovery' as const] : []),
  ];
}

export async function readFactors(
  db: Db,
  userId: string,
  required: boolean,
): Promise<OutputOf<'GET /userinfo/second_factor/query'>> {
  const passkeys = await db('passkeys').where({ userId }).orderBy(['createdAt', 'id']);
  const totp = await db('totpSecrets').where({ userId }).whereNotNull('addedAt').first('userId');
  const codes = await db('recoveryCodes').where({ userId, usedAt: null }).count({ left: '*' }).first();
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      passkeyId: id,
      name,
      createdAt: isoTime(createdAt),
      lastUsedAt: isoTimeOrNull(lastUsedAt),
    })),
    authenticatorApp: totp !== undefined,
    recoveryCodesLeft: Number(codes?.left ?? 0),
    required,
  };
}

/** A member without a role may have passkeys, and logs in by password all the same. */
export async function asksForFactor(db: Db, userId: string): Promise<boolean> {
  const role = await db('userRoles').where({ userId }).first('roleName');
  return role !== undefined && hasFactor(db, userId);
}

export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const found = await db('passkeys')
    .where({ userId })
    .select('userId')
    .unionAll([db('totpSecrets').where({ userId }).whereNotNull('addedAt').select('userId')])
    .first();
  return found !== undefined;
}

/** Only a real shop requires a second factor. */
export function needsFactor(
  config: Pick<Config, 'appEnv'>,
  { permissions }: { permissions: ReadonlySet<Permission> },
) {
  return config.appEnv === 'production' && [...permissions].some(isGuarded);
}

/** Changes of the factors and logins of one person happen one after another. */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await trx('users').where({ id: userId }).forUpdate().first('id');
}

/** @returns the kinds that the person had */
export async function removeFactors(trx: Trx, userId: string): Promise<FactorKind[]> {
  const kinds = await readKinds(trx, userId);
  await trx('passkeys').where({ userId }).delete();
  await trx('totpSecrets').where({ userId }).delete();
  await trx('recoveryCodes').where({ userId }).delete();
  return kinds;
}

/** An app and passkeys that were begun but not added. Their secrets are known to whoever began them. */
export async function endWhatWasBegun(trx: Trx, userId: string): Promise<void> {
  await trx('totpSecrets').where({ userId, addedAt: null }).delete();
  await trx('passkeyChallenges').where({ userId, purpose: 'add' }).delete();
}
