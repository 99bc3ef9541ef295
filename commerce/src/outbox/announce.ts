import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';

/** Records in the transaction of the change that pages with these pieces are out of date. */
export async function announceProducts(trx: Trx, codes: string[], at: number): Promise<void> {
  if (codes.length === 0) return;
  await insertEvents(
    trx,
    codes.map((code) => ({ tag: `product:${code}`, createdAt: at })),
  );
}

const insertEvents = prepared((db, rows: NewRow<'outboxEvents'>[]) => db('outboxEvents').insert(rows));
