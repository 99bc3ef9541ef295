import type { Trx } from '../db/db.ts';
import { closeSessions } from './session.ts';

/**
 * Sets a new password and ends the member's unfinished resets and sessions, except `keptSessionId`. The
 * member's row is written first. Therefore a concurrent login with the old password either waits and is
 * refused, or opens a session that is ended here.
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
