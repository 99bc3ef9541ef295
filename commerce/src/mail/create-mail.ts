import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { countMails } from './count-mails.ts';
import { createDevelopmentMail } from './development-mail.ts';
import type { MailProvider } from './mail-provider.ts';
import { noMail } from './no-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** Without a mail server, development stores e-mails for developers, and sending in production fails. */
export function createMail(db: Db, clock: Clock, config: MailConfig): MailProvider {
  return countMails(chooseProvider(db, clock, config));
}

/** Whether `createMail` makes a provider that sends. */
export function sendsMail({ smtp, appEnv }: MailConfig): boolean {
  return smtp !== null || appEnv === 'development';
}

type MailConfig = Pick<Config, 'smtp' | 'appEnv'>;

function chooseProvider(db: Db, clock: Clock, { smtp, appEnv }: MailConfig): MailProvider {
  if (smtp) return createSmtpMail(smtp.url, smtp.from);
  return appEnv === 'development' ? createDevelopmentMail(db, clock) : noMail;
}
