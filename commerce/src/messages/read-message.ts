import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { findMessage } from './find-message.ts';

/** One message with its notes. @throws Failure `messageNotFound` */
export async function readMessage(db: Knex, id: string): Promise<OutputOf<'GET /admin/messages/detail'>> {
  const message = await findMessage(db, id);
  const assignee: { id: string; username: string } | undefined = message.assignee
    ? await db('users').where({ id: message.assignee }).first('id', 'username')
    : undefined;
  const notes: { at: number; author: string; text: string }[] = await db('messageNotes')
    .where({ messageId: id })
    .orderBy('id')
    .select('at', 'author', 'text');
  return {
    messageId: id,
    createdAt: isoTime(message.createdAt),
    name: message.name,
    email: message.email,
    phone: message.phone,
    subject: message.subject,
    message: message.message,
    status: message.status,
    assignee: assignee ? { userId: assignee.id, username: assignee.username } : null,
    notes: notes.map(({ at, author, text }) => ({ at: isoTime(at), author, text })),
  };
}
