import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

/** The member never sees the note. */
export async function addNote(
  trx: Trx,
  note: { orderNo: string; author: string; text: string; at: number },
): Promise<void> {
  const { orderNo, author, text, at } = note;
  await trx('orderNotes').insert({ orderNo, author, text, at });
}

/** The log keeps the note. @throws Failure `noteNotOwn` if there is none, or if somebody else wrote the newest */
export async function withdrawNote(
  trx: Trx,
  { orderNo, author }: { orderNo: string; author: string },
): Promise<void> {
  const newest = await trx('orderNotes').where({ orderNo }).orderBy('id', 'desc').first('id', 'author');
  if (newest?.author !== author) throw fail('noteNotOwn');
  await trx('orderNotes').where({ id: newest.id }).delete();
}
