import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { SmsMessage, SmsProvider } from './sms-provider.ts';

/**
 * Keeps messages where developers and tests read them: printed by the service and at `/api/dev/outbox`. `main.ts`
 * uses it in development only.
 */
export function createDevelopmentSms(db: Db, clock: Clock): SmsProvider {
  return {
    async send({ phone, scene, code }: SmsMessage): Promise<void> {
      await db('smsOutbox').insert({ phone, scene, code, sentAt: clock.now() });
      process.stdout.write(`SMS to ${phone}: ${code} (${scene})\n`);
    },
  };
}
