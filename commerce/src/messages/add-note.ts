import type { Trx } from '../db/db.ts';
import { findMessage } from './find-message.ts';

/**
 * Adds a note for other staff, whatever state the message is in.
 * @throws Failure `messageNotFound`
 */
export async function addNote(
  trx: Trx,
  input: { id: string; author: string; text: string; at: number },
): Promise<void> {
  const { id, author, text, at } = input;
  await findMessage(trx, id);
  await trx('messageNotes').insert({ messageId: id, author, text, at });
}
