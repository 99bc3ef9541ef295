import { Secret, TOTP } from 'otpauth';
import { minute, second } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Trx } from '../db/db.ts';
import { CountedFailure, fail } from '../fail.ts';
import { decryptWithAny, encrypt } from './encrypt.ts';

/** As the apps expect it (RFC 6238): six digits for 30 seconds, by SHA-1. */
const settings = { issuer: 'Junyao', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Somebody with the password may guess this often in a quarter of an hour. */
const maxTries = 5;
const triesCountFor = 15 * minute;

/** The secret counts after `addTotp`; an app that was set up before goes on until then. */
export async function beginTotp(
  trx: Trx,
  { config, userId, label, at }: { config: Config; userId: string; label: string; at: number },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  const pending = encrypt(secret.base32, config.smsPepper.toUse(at));
  await trx('totpSecrets')
    .insert({ userId, pending, secret: '', addedAt: null, lastPeriod: 0, tries: 0, triesSince: 0 })
    .onConflict('userId')
    .merge({ pending });
  return { secret: secret.base32, uri: new TOTP({ ...settings, label, secret }).toString() };
}

/** @throws Failure `proofWrong`, `tooManyRequests` */
export async function addTotp(
  trx: Trx,
  { config, userId, code, at }: { config: Config; userId: string; code: string; at: number },
): Promise<void> {
  const row = await takeTry(trx, userId, at);
  const period = row ? periodOf(decryptWithAny(row.pending, config.smsPepper.known), code, at) : null;
  if (!row || period === null) throw new CountedFailure('proofWrong');
  await trx('totpSecrets')
    .where({ userId })
    .update({ secret: row.pending, pending: '', addedAt: at, lastPeriod: period, tries: 0 });
}

/** A code counts once. @throws Failure `proofWrong`, `tooManyRequests`; a wrong code is counted */
export async function useTotp(
  trx: Trx,
  { config, userId, code, at }: { config: Config; userId: string; code: string; at: number },
): Promise<void> {
  const row = await takeTry(trx, userId, at);
  const period = row?.addedAt ? periodOf(decryptWithAny(row.secret, config.smsPepper.known), code, at) : null;
  if (!row || period === null || period <= row.lastPeriod) throw new CountedFailure('proofWrong');
  await trx('totpSecrets').where({ userId }).update({ lastPeriod: period, tries: 0 });
}

/** The row is locked by the update until the transaction ends. */
async function takeTry(trx: Trx, userId: string, at: number) {
  const rows = trx('totpSecrets').where({ userId });
  await rows
    .clone()
    .where('triesSince', '<=', at - triesCountFor)
    .update({ tries: 0, triesSince: at });
  const [row] = await rows.clone().where('tries', '<', maxTries).increment('tries').returning('*');
  if (row) return row;
  const { triesSince } = (await rows.clone().first('triesSince')) ?? {};
  if (triesSince === undefined) return null;
  throw fail('tooManyRequests', { retryAfterSeconds: Math.ceil((triesSince + triesCountFor - at) / second) });
}

/** Accepts the codes before and after the present one too, for clocks that differ. Null for a wrong code. */
function periodOf(secret: string | null, code: string, at: number): number | null {
  if (!secret) return null;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / second / settings.period) + delta;
}
