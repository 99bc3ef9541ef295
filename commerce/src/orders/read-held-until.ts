import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';

/** Until when (ISO 8601) the pieces of these orders are held for their payment. An order that waits for none is left out. */
export async function readHeldUntil(db: Db, numbers: string[]): Promise<Map<string | null, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db('orders')
    .where({ status: 'WAITING_PAYMENT' })
    .whereIn('orderNo', numbers)
    .select('orderNo', 'payableUntil');
  return new Map(rows.map(({ orderNo, payableUntil }) => [orderNo, isoTime(payableUntil)]));
}
