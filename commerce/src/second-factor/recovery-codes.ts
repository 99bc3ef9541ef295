import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { typedRecoveryCode } from '../../contract/typed.ts';
import { argon2id, inTurn } from '../auth/password.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

const count = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** @returns the ten codes, which are shown only now; `keep` writes their hashes and ends the earlier ones */
export async function newRecoveryCodes(userId: string) {
  const codes = Array.from({ length: count }, () => `${letters(5)}-${letters(5)}`);
  const salt = randomBytes(16).toString('hex');
  const hashes = await inTurn('proven', async () => {
    const made: string[] = [];
    for (const code of codes) made.push(await hashCode(code, salt));
    return made;
  });
  async function keep(trx: Trx): Promise<void> {
    await trx('recoveryCodes').where({ userId }).delete();
    await trx('recoveryCodes').insert(hashes.map((hash) => ({ userId, hash, salt, usedAt: null })));
  }
  return { codes, keep };
}

/** Null if the person has no codes. */
export async function hashRecoveryCode(db: Db, userId: string, code: string): Promise<string | null> {
  const row = await db('recoveryCodes').where({ userId }).first('salt');
  return row ? inTurn('proven', () => hashCode(code, row.salt)) : null;
}

/** @throws Failure `proofWrong` for an unknown or used code */
export async function useRecoveryCode(
  trx: Trx,
  { userId, hash, at }: { userId: string; hash: string; at: number },
): Promise<void> {
  const used = await trx('recoveryCodes').where({ userId, hash, usedAt: null }).update({ usedAt: at });
  if (used !== 1) throw fail('proofWrong');
}

/** The same salt for all codes of a person, so that one slow hash finds the code. */
async function hashCode(code: string, salt: string): Promise<string> {
  const settings = { ...argon2id, salt: Buffer.from(salt, 'hex') };
  return (await hashRaw(typedRecoveryCode(code), settings)).toString('hex');
}

function letters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
