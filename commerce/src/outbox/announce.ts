import type { Trx } from '../db/db.ts';

/** Records, in the same transaction as the change, that pages with these pieces are out of date. */
export async function announceProducts(trx: Trx, codes: string[], at: number): Promise<void> {
  if (codes.length === 0) return;
  await trx('outboxEvents').insert(codes.map((code) => ({ tag: `product:${code}`, createdAt: at })));
}
