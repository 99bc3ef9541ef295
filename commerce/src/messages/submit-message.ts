import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '../../contract/contract.ts';
import type { MessageStatus } from '../../contract/states.ts';
import { hour } from '../clock.ts';
import type { Trx } from '../db/db.ts';

type NewMessage = ParsedInputOf<'POST /message/submit'>;

const first: MessageStatus = 'NEW';

/**
 * Stores a message of the last hour only once: the fingerprint of the words and the clock hour is unique, and that of
 * the previous clock hour is checked too.
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
      kind: message.kind,
      productCode: message.productCode ?? null,
      fingerprint: fingerprintOf(message, at),
      status: first,
      assignee: null,
      createdAt: at,
    })
    .onConflict('fingerprint')
    .ignore();
}

function fingerprintOf(sent: NewMessage, at: number): string {
  const { name, email, phone, subject, message, kind, productCode = null } = sent;
  const parts = [name, email, phone, subject, message, kind, productCode];
  const said = JSON.stringify([...parts, Math.floor(at / hour)]);
  return createHash('sha256').update(said).digest('hex');
}
