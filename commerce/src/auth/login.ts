import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import { passwordMatches } from './password.ts';
import { type OpenedSession, openSession } from './session.ts';

/** @throws Failure `loginRefused` both for an unknown account and for a wrong password; `accountFrozen` */
export async function login(
  { db, clock }: { db: Db; clock: Clock },
  input: { account: string; password: string; remember: boolean; device: string; ip: string },
): Promise<OpenedSession> {
  const { remember, device, ip } = input;
  const user = await db('users')
    .where({ phone: input.account })
    .orWhere((verified) => verified.where({ email: input.account }).whereNotNull('emailVerifiedAt'))
    .first();
  if (!(await passwordMatches(user?.passwordHash, input.password)) || !user) throw fail('loginRefused');
  if (user.status === 'frozen') throw fail('accountFrozen');
  const at = clock.now();
  return transaction(db, async (trx) => {
    // The password or the status may have changed during the slow password check outside the transaction.
    const current = { id: user.id, passwordHash: user.passwordHash, status: user.status };
    if ((await trx('users').where(current).update({ lastLoginAt: at })) !== 1) throw fail('loginRefused');
    return openSession(trx, { userId: user.id, remember, device, ip, at });
  });
}
