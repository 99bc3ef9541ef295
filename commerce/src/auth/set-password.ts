import type { Trx } from '../db/db.ts';
import { addNotice, type Origin } from '../notices/add-notice.ts';
import { closeSessions } from './session.ts';

/** Writes the user first: a concurrent login with the old password is refused, or its session is ended here. */
export async function setPassword(
  trx: Trx,
  input: { userId: string; passwordHash: string; keptSessionId?: string; from: Origin; at: number },
): Promise<void> {
  const { userId, passwordHash, keptSessionId, from, at } = input;
  await trx('users').where({ id: userId }).update({ passwordHash });
  await closeSessions(trx, userId, keptSessionId);
  await trx('passwordResets').where({ userId, consumedAt: null }).update({ consumedAt: at });
  await addNotice(trx, { ...from, userId, kind: 'password_changed', at });
}
