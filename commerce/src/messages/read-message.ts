import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { findMessage } from './find-message.ts';
import { messageVersions } from './message-version.ts';

/** @throws Failure `messageNotFound` */
export async function readMessage(db: Db, id: string): Promise<OutputOf<'POST /admin/messages/read'>> {
  const message = await findMessage(db, id);
  const assignee = message.assignee
    ? await db('users').where({ id: message.assignee }).first('id', 'username')
    : undefined;
  const notes = await db('messageNotes')
    .where({ messageId: id })
    .orderBy('id')
    .select('at', 'author', 'text');
  const versions = await messageVersions(db, [message]);
  return {
    messageId: id,
    createdAt: isoTime(message.createdAt),
    name: message.name,
    email: message.email,
    phone: message.phone,
    subject: message.subject,
    kind: message.kind,
    productCode: message.productCode,
    message: message.message,
    status: message.status,
    assignee: assignee ? { userId: assignee.id, username: assignee.username } : null,
    version: versions.get(id) ?? '',
    notes: notes.map(({ at, author, text }) => ({ at: isoTime(at), author, text })),
  };
}
