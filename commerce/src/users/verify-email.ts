import { consumeCode, issueCode, tryCode } from '../auth/one-time-code.ts';
import { minute, second } from '../clock.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Language, Services } from '../http/routes.ts';
import { emailCodeMail } from '../mail/email-code-mail.ts';
import { resendAfter, takeMailQuota } from './email-limits.ts';

/** Longer than that of an SMS: e-mails take their time. */
const lifetimeMs = 15 * minute;

/** The numbers a screen counts down by. */
export const emailCodeTimes = {
  resendAfterSeconds: resendAfter / second,
  expiresInSeconds: lifetimeMs / second,
};

/**
 * Sends a code to an address a member wants to log in with. Whether it belongs to somebody already is said to
 * its owner alone, once he has the code. The quota stays used when the mail server's answer is unclear.
 * @throws Failure of the limits; `temporarilyUnavailable` when no mail server took the message
 */
export async function sendEmailCode(
  { db, clock, config, mail, log }: Services,
  input: { userId: string; email: string; language: Language },
): Promise<void> {
  const { userId, language } = input;
  const at = clock.now();
  const email = input.email.toLowerCase();
  const code = await transaction(db, async (trx) => {
    if (config.limits) await takeMailQuota(trx, { userId, email, at });
    const columns = { userId, email };
    return issueCode(trx, 'emailCodes', columns, { columns, pepper: config.smsPepper, lifetimeMs, at });
  });
  try {
    await mail.send(emailCodeMail(language, { email, code, lifetimeMs }));
  } catch (error) {
    log.error({ err: error }, 'no mail server took a message');
    throw fail('temporarilyUnavailable');
  }
}

/** Takes the address over; from then on it logs in. @throws Failure `codeWrong`, `codeSpent`, `emailTaken` */
export async function verifyEmail(
  { db, clock, config }: Services,
  input: { userId: string; email: string; code: string },
): Promise<void> {
  const { userId, code } = input;
  const at = clock.now();
  const email = input.email.toLowerCase();
  const codeId = await tryCode(db, 'emailCodes', { userId, email }, { code, pepper: config.smsPepper, at });
  try {
    await transaction(db, async (trx) => {
      await consumeCode(trx, 'emailCodes', codeId, at);
      await trx('users').where({ id: userId }).update({ email, emailVerifiedAt: at });
    });
  } catch (error) {
    // The index over verified addresses: it belongs to somebody, be it since this very moment.
    if (isUniqueViolation(error)) throw fail('emailTaken');
    throw error;
  }
}
