import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { createAliyunSms } from './aliyun-sms.ts';
import { createDevelopmentSms } from './development-sms.ts';
import { createSmsSender, type SmsSender } from './sms-sender.ts';
import type { SmsSettings } from './sms-settings.ts';
import { createTencentSms } from './tencent-sms.ts';

/** Without a provider, development stores messages for developers to read. */
export function createSms({
  db,
  clock,
  config,
  log,
}: {
  db: Db;
  clock: Clock;
  config: { sms: SmsSettings[]; appEnv: 'development' | 'production' };
  log: Logger;
}): SmsSender {
  const providers = config.sms.map((settings) =>
    settings.provider === 'aliyun' ? createAliyunSms(settings) : createTencentSms(settings),
  );
  const isDevelopment = config.appEnv === 'development';
  if (providers.length === 0 && isDevelopment) providers.push(createDevelopmentSms(db, clock));
  return createSmsSender(providers, log);
}
