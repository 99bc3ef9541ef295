import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { findStaff } from '../roles/find-staff.ts';
import { findMessage } from './find-message.ts';

/**
 * @returns the former assignee
 * @throws Failure `messageNotFound`, `messageStateChanged`; `userNotFound` if the assignee may not answer messages
 */
export async function assignMessage(
  trx: Trx,
  { id, assignee }: { id: string; assignee: string | null },
): Promise<string | null> {
  const before = await findMessage(trx, id);
  if (assignee) await requireAnswering(trx, assignee);
  const assigned = await trx('contactMessages')
    .where({ id, assignee: before.assignee })
    .whereNot({ status: 'CLOSED' })
    .update({ assignee });
  if (assigned !== 1) throw fail('messageStateChanged');
  return before.assignee;
}

async function requireAnswering(trx: Trx, userId: string): Promise<void> {
  const active = await trx('users').where({ id: userId, status: 'active' }).first('id');
  const staff = active && (await findStaff(trx, userId));
  if (!staff?.permissions.has('messages.answer')) throw fail('userNotFound');
}
