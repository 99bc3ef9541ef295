import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Origin } from '../notices/add-notice.ts';
import { hashPassword } from './password.ts';
import type { Member } from './session.ts';
import { setPassword } from './set-password.ts';
import { consumeCode, tryCode } from './sms-code.ts';

/** @throws Failure `forbidden` if the phone is not the member's own, `codeWrong`, `codeSpent` */
export async function changePassword(
  { db, clock, config }: { db: Db; clock: Clock; config: Config },
  member: Member,
  input: { phone: string; code: string; newPassword: string; from: Origin },
): Promise<void> {
  const { phone, code, newPassword, from } = input;
  const at = clock.now();
  requireOwnPhone(member, phone);
  const purpose = { phone, scene: 'change_password', subject: '' } as const;
  const codeId = await tryCode(db, { ...purpose, code, peppers: config.smsPepper.accepted(at), at });
  const passwordHash = await hashPassword(newPassword);
  await transaction(db, async (trx) => {
    await consumeCode(trx, codeId, at);
    const { userId, sessionId: keptSessionId } = member;
    await setPassword(trx, { userId, passwordHash, keptSessionId, from, at });
  });
}

/** @throws Failure `forbidden` */
export function requireOwnPhone(member: Member, phone: string): void {
  if (member.phone !== phone) throw fail('forbidden');
}
