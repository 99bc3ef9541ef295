import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { SmsMessage, SmsOutcome, SmsProvider } from './sms-provider.ts';

/** Prints and stores each message instead of sending it. Developers and tests read messages at `/api/dev/outbox`. */
export function createDevelopmentSms(db: Db, clock: Clock): SmsProvider {
  return {
    name: 'development',
    hasTemplate: () => true,
    async send({ phone, scene, code }: SmsMessage): Promise<SmsOutcome> {
      // As a transaction, the message shares its commit with other writes.
      await transaction(db, (trx) =>
        insertMessage(trx, { phone, scene, code: code ?? '', sentAt: clock.now() }),
      );
      process.stdout.write(`SMS to ${phone}: ${code ?? 'a notice'} (${scene})\n`);
      return { kind: 'accepted', code: 'OK' };
    },
  };
}

const insertMessage = prepared((db, row: NewRow<'smsOutbox'>) => db('smsOutbox').insert(row));
