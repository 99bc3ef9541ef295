import type { Knex } from 'knex';
import { isoTime } from '../clock.ts';

/** A note of staff on an order; the member never sees it. */
export async function addNote(
  trx: Knex.Transaction,
  note: { orderNo: string; author: string; text: string; at: number },
): Promise<void> {
  const { orderNo, author, text, at } = note;
  await trx('orderNotes').insert({ orderNo, author, text, at });
}

/** The oldest first. */
export async function readNotes(
  db: Knex,
  orderNo: string,
): Promise<{ at: string; author: string; text: string }[]> {
  const rows: { at: number; author: string; text: string }[] = await db('orderNotes')
    .where({ orderNo })
    .orderBy('id');
  return rows.map(({ at, author, text }) => ({ at: isoTime(at), author, text }));
}
