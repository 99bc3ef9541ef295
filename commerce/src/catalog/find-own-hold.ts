import type { Db } from '../db/db.ts';

/** The unpaid order in which the member already holds units of the piece, so that a refusal can link to it. */
export async function findOwnHold(
  db: Db,
  { userId, productCode, at }: { userId: string; productCode: string; at: number },
): Promise<{ orderNo?: string }> {
  const hold = await db('holds')
    .join('orders', 'orders.orderNo', 'holds.orderNo')
    .where('holds.productCode', productCode)
    .where('holds.heldUntil', '>', at)
    .where('orders.userId', userId)
    .orderBy(['holds.heldUntil', 'holds.orderNo'])
    .first('orders.orderNo');
  return hold ? { orderNo: hold.orderNo } : {};
}
