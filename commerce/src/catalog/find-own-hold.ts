import type { Db } from '../db/db.ts';

/**
 * Finds the unpaid order in which the member already holds units of a piece, so that a refusal can lead there.
 * @returns `{ orderNo }`, or an empty object if there is no such order
 */
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
