import { isoTime } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';

/** A note of staff on an order; the member never sees it. */
export async function addNote(
  trx: Trx,
  note: { orderNo: string; author: string; text: string; at: number },
): Promise<void> {
  const { orderNo, author, text, at } = note;
  await trx('orderNotes').insert({ orderNo, author, text, at });
}

/** The oldest first. */
export async function readNotes(
  db: Db,
  orderNo: string,
): Promise<{ at: string; author: string; text: string }[]> {
  const rows = await db('orderNotes').where({ orderNo }).orderBy('id');
  return rows.map(({ at, author, text }) => ({ at: isoTime(at), author, text }));
}
