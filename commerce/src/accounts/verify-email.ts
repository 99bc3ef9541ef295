import { consumeCode, issueCode, newCode, tryCode } from '../auth/one-time-code.ts';
import { minute, second } from '../clock.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { emailCodeMail } from '../mail/email-code-mail.ts';
import { addNotice, type Origin } from '../notices/add-notice.ts';
import { lockPerson } from '../second-factor/factors.ts';
import type { Services } from '../services.ts';
import { resendAfter, takeMailQuota } from '../users/email-limits.ts';

/** E-mails may arrive late, so this is longer than for a code by SMS. */
const lifetimeMs = 15 * minute;

/** A page shows these times as countdowns. */
export const emailCodeTimes = {
  resendAfterSeconds: resendAfter / second,
  expiresInSeconds: lifetimeMs / second,
};

/**
 * Only `verifyEmail` reveals that an address belongs to another account. Codes count even if the e-mail is not sent.
 * @throws Failure `codeTooSoon`, `codeQuotaReached`; `temporarilyUnavailable` when the message could not be sent
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
    const pepper = config.smsPepper.toUse(at);
    await issueCode(trx, 'emailCodes', columns, { columns, code, pepper, lifetimeMs, at });
  });
  try {
    await mail.send(emailCodeMail(language, { email, code, lifetimeMs }));
  } catch (error) {
    log.error({ err: error }, 'no mail server took a message');
    throw fail('temporarilyUnavailable');
  }
}

/** After this, the member can log in with the address. @throws Failure `codeWrong`, `codeSpent`, `emailTaken` */
export async function verifyEmail(
  { db, clock, config }: Services,
  input: { userId: string; email: string; code: string; from: Origin },
): Promise<void> {
  const { userId, email, code, from } = input;
  const at = clock.now();
  const peppers = config.smsPepper.accepted(at);
  const codeId = await tryCode(db, 'emailCodes', { userId, email }, { code, peppers, at });
  try {
    await transaction(db, async (trx) => {
      await consumeCode(trx, 'emailCodes', codeId, at);
      await lockPerson(trx, userId);
      const former = await trx('users').where({ id: userId }).first('email', 'emailVerifiedAt');
      const isNew = former?.email !== email || former.emailVerifiedAt === null;
      // Before the change, because it goes to the former address.
      if (isNew) await addNotice(trx, { ...from, userId, kind: 'email_changed', at });
      await trx('users').where({ id: userId }).update({ email, emailVerifiedAt: at });
    });
  } catch (error) {
    // The index over verified addresses refuses the address of another account, even one verified at the same moment.
    if (isUniqueViolation(error)) throw fail('emailTaken');
    throw error;
  }
}
