import { isoTime, minute } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Origin } from '../notices/add-notice.ts';
import { meetDevice } from './known-devices.ts';
import { setPassword } from './set-password.ts';
import { consumeCode } from './sms-code.ts';
import { hashToken, newToken } from './token.ts';

const resetFor = 10 * minute;

/**
 * A phone without an account gets a useless token, so that the answer does not reveal whether an account exists.
 * @throws Failure `codeSpent`
 */
export async function startReset(
  trx: Trx,
  { phone, codeId, at }: { phone: string; codeId: string; at: number },
): Promise<{ resetToken: string; expiresAt: string }> {
  await consumeCode(trx, codeId, at);
  const resetToken = newToken();
  const expiresAt = at + resetFor;
  const user = await trx('users').where({ phone }).first('id');
  if (user) {
    await trx('passwordResets').insert({
      tokenHash: hashToken(resetToken),
      userId: user.id,
      expiresAt,
      consumedAt: null,
    });
  }
  return { resetToken, expiresAt: isoTime(expiresAt) };
}

/** @throws Failure `resetTokenSpent` */
export async function requireReset(db: Db, resetToken: string, at: number): Promise<void> {
  if (!(await openReset(db, resetToken, at).first('userId'))) throw fail('resetTokenSpent');
}

/** The device becomes known, so that the new password can be used there. @throws Failure `resetTokenSpent` */
export async function confirmReset(
  trx: Trx,
  input: {
    resetToken: string;
    passwordHash: string;
    deviceId?: string | undefined;
    from: Origin;
    at: number;
  },
): Promise<void> {
  const { resetToken, passwordHash, deviceId, from, at } = input;
  const [used] = await openReset(trx, resetToken, at).update({ consumedAt: at }).returning('userId');
  if (!used) throw fail('resetTokenSpent');
  const { userId } = used;
  await setPassword(trx, { userId, passwordHash, from, at });
  await meetDevice(trx, { userId, deviceId, language: from.language, at });
}

function openReset(db: Db, resetToken: string, at: number) {
  return db('passwordResets')
    .where({ tokenHash: hashToken(resetToken), consumedAt: null })
    .where('expiresAt', '>', at);
}
