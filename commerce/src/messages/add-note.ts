import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { findMessage } from './find-message.ts';

/** Allowed in every state of the message. @throws Failure `messageNotFound` */
export async function addNote(
  trx: Trx,
  input: { id: string; author: string; text: string; at: number },
): Promise<void> {
  const { id, author, text, at } = input;
  await findMessage(trx, id);
  await trx('messageNotes').insert({ messageId: id, author, text, at });
}

/** @returns the text of the newest note, for the log @throws Failure `noteNotOwn`, also without a note */
export async function withdrawNote(
  trx: Trx,
  { id, author }: { id: string; author: string },
): Promise<string> {
  const newest = await trx('messageNotes')
    .where({ messageId: id })
    .orderBy('id', 'desc')
    .first('id', 'author', 'text');
  if (newest?.author !== author) throw fail('noteNotOwn');
  await trx('messageNotes').where({ id: newest.id }).delete();
  return newest.text;
}
