import { consumeCode, issueCode, newCode, tryCode } from '../auth/one-time-code.ts';
import { minute, second } from '../clock.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Language, Services } from '../http/routes.ts';
import { emailCodeMail } from '../mail/email-code-mail.ts';
import { resendAfter, takeMailQuota } from './email-limits.ts';

/** A code sent by e-mail is valid longer than a code sent by SMS, because e-mails may arrive late. */
const lifetimeMs = 15 * minute;

/** The times that a page shows as countdowns. */
export const emailCodeTimes = {
  resendAfterSeconds: resendAfter / second,
  expiresInSeconds: lifetimeMs / second,
};

/**
 * Sends a code to the address that a member wants to log in with. The answer does not reveal whether the
 * address belongs to another account. Only `verifyEmail` reveals this, after the right code. Each code counts
 * toward the quotas, even if the e-mail could not be sent.
 * @throws Failure `codeTooSoon`, `codeQuotaReached`; `temporarilyUnavailable` when the message could not be
 * sent
 */
export async function sendEmailCode(
  { db, clock, config, mail, log }: Services,
  input: { userId: string; email: string; language: Language },
): Promise<void> {
  const { userId, email, language } = input;
  const at = clock.now();
  const code = newCode();
  await transaction(db, async (trx) => {
    if (config.limits) await takeMailQuota(trx, { userId, email, at });
    const columns = { userId, email };
    await issueCode(trx, 'emailCodes', columns, { columns, code, pepper: config.smsPepper, lifetimeMs, at });
  });
  try {
    await mail.send(emailCodeMail(language, { email, code, lifetimeMs }));
  } catch (error) {
    log.error({ err: error }, 'no mail server took a message');
    throw fail('temporarilyUnavailable');
  }
}

/**
 * Verifies the address. From then on, the member can log in with the address.
 * @throws Failure `codeWrong`, `codeSpent`, `emailTaken`
 */
export async function verifyEmail(
  { db, clock, config }: Services,
  input: { userId: string; email: string; code: string },
): Promise<void> {
  const { userId, email, code } = input;
  const at = clock.now();
  const codeId = await tryCode(db, 'emailCodes', { userId, email }, { code, pepper: config.smsPepper, at });
  try {
    await transaction(db, async (trx) => {
      await consumeCode(trx, 'emailCodes', codeId, at);
      await trx('users').where({ id: userId }).update({ email, emailVerifiedAt: at });
    });
  } catch (error) {
    // The unique index over verified addresses refuses the update if the address belongs to another account.
    // It does so even if the other account verified the address at the same moment.
    if (isUniqueViolation(error)) throw fail('emailTaken');
    throw error;
  }
}
