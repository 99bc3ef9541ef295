import { isoTime } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';

/** Adds a staff note to an order. The member never sees the note. */
export async function addNote(
  trx: Trx,
  note: { orderNo: string; author: string; text: string; at: number },
): Promise<void> {
  const { orderNo, author, text, at } = note;
  await trx('orderNotes').insert({ orderNo, author, text, at });
}

/** The notes of an order, the oldest first. */
export async function readNotes(
  db: Db,
  orderNo: string,
): Promise<{ at: string; author: string; text: string }[]> {
  const rows = await db('orderNotes').where({ orderNo }).orderBy('id');
  return rows.map(({ at, author, text }) => ({ at: isoTime(at), author, text }));
}
