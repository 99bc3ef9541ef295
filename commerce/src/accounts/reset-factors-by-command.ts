import { writeLogWithoutStaff } from '../audit/write-log.ts';
import { closeSessions } from '../auth/session.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { addNoticeOfShop } from '../notices/add-notice.ts';
import { lockPerson, removeFactors } from '../second-factor/factors.ts';

/** Adds a row to the log. @returns the number of kinds that were removed @throws Failure `userNotFound` */
export async function resetFactorsByCommand(
  trx: Trx,
  { phone, at }: { phone: string; at: number },
): Promise<number> {
  const user = await trx('users').where({ phone }).first('id');
  if (!user) throw fail('userNotFound', { phone });
  await lockPerson(trx, user.id);
  const removed = (await removeFactors(trx, user.id)).length;
  if (removed === 0) return 0;
  await closeSessions(trx, user.id);
  await addNoticeOfShop(trx, { userId: user.id, kind: 'factors_reset', at });
  await writeLogWithoutStaff(trx, {
    actor: 'cli',
    action: 'users/reset_factors',
    object: `user:${user.id}`,
    before: { secondFactors: removed },
    after: { secondFactors: 0 },
    at,
  });
  return removed;
}
