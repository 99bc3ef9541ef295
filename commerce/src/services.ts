import type { Logger } from 'pino';
import type { Catalog } from './catalog/cms-catalog.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { MailProvider } from './mail/mail-provider.ts';
import type { Payments } from './payments/payment-provider.ts';
import type { SmsSender } from './sms/sms-sender.ts';

export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  sms: SmsSender;
  mail: MailProvider;
  catalog: Catalog;
  payments: Payments;
  log: Logger;
}
