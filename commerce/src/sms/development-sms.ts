import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { SmsMessage, SmsProvider } from './sms-provider.ts';

/**
 * Prints and stores each message in place of sending it. Developers and tests read messages at `/api/dev/outbox`.
 * `createServices` uses this provider in development only.
 */
export function createDevelopmentSms(db: Db, clock: Clock): SmsProvider {
  return {
    async send({ phone, scene, code }: SmsMessage): Promise<void> {
      await db('smsOutbox').insert({ phone, scene, code, sentAt: clock.now() });
      process.stdout.write(`SMS to ${phone}: ${code} (${scene})\n`);
    },
  };
}
