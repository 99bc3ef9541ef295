import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '../../contract/contract.ts';
import type { MessageStatus } from '../../contract/states.ts';
import { hour } from '../clock.ts';
import type { Trx } from '../db/db.ts';

type NewMessage = ParsedInputOf<'POST /message/submit'>;

const first: MessageStatus = 'NEW';

/**
 * Keeps a message from a visitor; what he sent within the last hour already, word for word, is kept once. The
 * unique fingerprint is of the words and the hour of the clock, so that of two at the same moment one stays;
 * the hour before is looked at for those on both sides of its stroke.
 */
export async function submitMessage(trx: Trx, message: NewMessage, at: number): Promise<void> {
  const recent = await trx('contactMessages')
    .where({ fingerprint: fingerprintOf(message, at - hour) })
    .where('createdAt', '>', at - hour)
    .first('id');
  if (recent) return;
  await trx('contactMessages')
    .insert({
      id: crypto.randomUUID(),
      name: message.name,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      fingerprint: fingerprintOf(message, at),
      status: first,
      assignee: null,
      createdAt: at,
    })
    .onConflict('fingerprint')
    .ignore();
}

function fingerprintOf({ name, email, phone, subject, message }: NewMessage, at: number): string {
  const said = JSON.stringify([name, email.toLowerCase(), phone, subject, message, Math.floor(at / hour)]);
  return createHash('sha256').update(said).digest('hex');
}
