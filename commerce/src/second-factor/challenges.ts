import { newToken } from '../auth/token.ts';
import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';

/** `login`: instead of a password. `add`: of a new passkey. `prove`: as a second factor. */
export type ChallengePurpose = 'login' | 'add' | 'prove';

/** Long enough to look for a key or a phone. */
const answeredWithin = 10 * minute;

interface Asked {
  purpose: ChallengePurpose;
  /** Null if the answer says who it is. */
  userId: string | null;
}

export async function newChallenge(db: Db, asked: Asked, at: number): Promise<string> {
  const challenge = newToken();
  await db('passkeyChallenges').insert({ ...asked, challenge, expiresAt: at + answeredWithin });
  return challenge;
}

/** A challenge can be taken once. */
export async function takeChallenge(db: Db, challenge: string, asked: Asked, at: number): Promise<boolean> {
  const taken = await db('passkeyChallenges')
    .where({ ...asked, challenge })
    .where('expiresAt', '>', at)
    .delete();
  return taken === 1;
}
