import type { Trx } from '../db/db.ts';
import { closeSessions } from './session.ts';

/**
 * Gives a member a new password. Whatever the old one has opened is over: sessions, and resets under way.
 * The row of the member is written first, so that a login with the old password either waits for it and is
 * refused or has its session ended here.
 */
export async function setPassword(
  trx: Trx,
  input: { userId: string; passwordHash: string; keptSessionId?: string; at: number },
): Promise<void> {
  const { userId, passwordHash, keptSessionId, at } = input;
  await trx('users').where({ id: userId }).update({ passwordHash });
  await closeSessions(trx, userId, keptSessionId);
  await trx('passwordResets').where({ userId, consumedAt: null }).update({ consumedAt: at });
}
