import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Services } from '../http/routes.ts';
import { passwordMatches } from './password.ts';
import { type OpenedSession, openSession } from './session.ts';

/**
 * `account` is a phone or a verified e-mail.
 * @throws Failure `loginRefused` alike for an unknown account and a wrong password; `accountFrozen`
 */
export async function login(
  { db, clock }: Services,
  input: { account: string; password: string; remember: boolean; device: string; ip: string },
): Promise<OpenedSession> {
  const { remember, device, ip } = input;
  const user = await db('users')
    .where({ phone: input.account })
    .orWhere((verified) =>
      verified.where({ email: input.account.toLowerCase() }).whereNotNull('emailVerifiedAt'),
    )
    .first();
  if (!(await passwordMatches(user?.passwordHash, input.password)) || !user) throw fail('loginRefused');
  if (user.status === 'frozen') throw fail('accountFrozen');
  const at = clock.now();
  return transaction(db, async (trx) => {
    // The slow check of the password is over; a new password or a freeze may have come meanwhile.
    const current = { id: user.id, passwordHash: user.passwordHash, status: user.status };
    if ((await trx('users').where(current).update({ lastLoginAt: at })) !== 1) throw fail('loginRefused');
    return openSession(trx, { userId: user.id, remember, device, ip, at });
  });
}
