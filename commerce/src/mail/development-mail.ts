import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Mail, MailProvider } from './mail-provider.ts';

/** Prints and stores each e-mail instead of sending it. Developers and tests read e-mails at `/api/dev/mail`. */
export function createDevelopmentMail(db: Db, clock: Clock): MailProvider {
  return {
    async send({ email, subject, text }: Mail): Promise<void> {
      await db('mailOutbox').insert({ email, subject, text, sentAt: clock.now() });
      process.stdout.write(`Mail to ${email}: ${subject}: ${text.replaceAll('\n', ' ')}\n`);
    },
  };
}
