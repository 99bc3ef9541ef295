import type { Db, Trx } from '../db/db.ts';
import type { Language } from '../locales.ts';
import { hashToken } from './token.ts';

const keptAtMost = 50;

/**
 * A browser is known to an account after a login, a registration or a password reset. The caller has locked the
 * person's row.
 * @param deviceId the random id of the browser; undefined if it keeps none
 * @returns whether the account has known devices and this is none of them
 */
export async function meetDevice(
  trx: Trx,
  input: { userId: string; deviceId: string | undefined; language: Language; at: number },
): Promise<boolean> {
  const { userId, deviceId, language, at } = input;
  const deviceHash = deviceId ? hashToken(deviceId) : '';
  const known = await trx('knownDevices')
    .where({ userId })
    .orderBy('lastSeenAt', 'desc')
    .select('deviceHash');
  const others = known.map((device) => device.deviceHash).filter((hash) => hash !== deviceHash);
  if (deviceHash) {
    await trx('knownDevices')
      .insert({ userId, deviceHash, language, firstSeenAt: at, lastSeenAt: at })
      .onConflict(['userId', 'deviceHash'])
      .merge({ language, lastSeenAt: at });
    await trx('knownDevices')
      .where({ userId })
      .whereIn('deviceHash', others.slice(keptAtMost - 1))
      .delete();
  }
  return known.length > 0 && others.length === known.length;
}

/** Asks the database the same for an account that does not exist, so that the time reveals nothing. */
export async function isKnownDevice(db: Db, userId: string | undefined, deviceId: string): Promise<boolean> {
  const device = { userId: userId ?? nobody, deviceHash: hashToken(deviceId) };
  return (await db('knownDevices').where(device).first('userId')) !== undefined;
}

const nobody = crypto.randomUUID();
