import { pino } from 'pino';
import { createCatalog } from './catalog/cms-catalog.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { createMail } from './mail/create-mail.ts';
import { createPayments } from './payments/create-payments.ts';
import { readLimits } from './payments/limits.ts';
import { readProviderSettings } from './payments/provider-settings.ts';
import type { Services } from './services.ts';
import { createSms } from './sms/create-sms.ts';

export function createServices(env: NodeJS.ProcessEnv): Services {
  const config = readConfig(env);
  const log = pino({ name: 'commerce', level: env.LOG_LEVEL ?? 'info' });
  const db = connect(config);
  const clock = systemClock;
  const sms = createSms({ db, clock, config, log });
  const mail = createMail(db, clock, config);
  const [providers, limits] = [readProviderSettings(env), readLimits(env)];
  const payments = createPayments({ db, clock, config, providers, limits });
  const catalog = createCatalog({ db, clock, config });
  return { config, db, clock, sms, mail, log, catalog, payments };
}
