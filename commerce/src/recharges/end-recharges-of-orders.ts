import type { Db } from '../db/db.ts';
import { endRecharge } from './end-recharge.ts';

const batchSize = 50;

/**
 * Nobody needs the recharge of an order that was paid otherwise or has ended. What can still be paid at a provider when the time
 * of its order runs out ends with the provider's answer, because the money may be on its way.
 */
export async function endRechargesOfOrders(db: Db, at: number): Promise<void> {
  const needless = await db('recharges')
    .join('orders', 'orders.orderNo', 'recharges.orderNo')
    .where('recharges.status', 'PENDING')
    .whereNot('orders.status', 'WAITING_PAYMENT')
    .where((ended) => ended.whereNot('orders.status', 'TIMED_OUT').orWhereNull('recharges.payableUntil'))
    .orderBy('recharges.createdAt')
    .limit(batchSize)
    .select('recharges.chargeNo');
  for (const { chargeNo } of needless) await endRecharge(db, chargeNo, at);
}
