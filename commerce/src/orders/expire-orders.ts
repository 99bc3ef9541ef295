import type { Knex } from 'knex';
import { transaction } from '../db/transaction.ts';
import { endHolds } from './holds.ts';
import { moveOrder } from './move-order.ts';

const batchSize = 100;

/**
 * Times out every unpaid order whose time is over, each in a transaction of its own.
 * @throws AggregateError at the end, when some of them failed; the others are timed out all the same
 */
export async function expireOrders(db: Knex, at: number): Promise<void> {
  const overdue: { orderNo: string }[] = await db('orders')
    .select('orderNo')
    .where({ status: 'WAITING_PAYMENT' })
    .andWhere('payableUntil', '<=', at)
    .orderBy('payableUntil')
    .limit(batchSize);
  const failures: unknown[] = [];
  for (const { orderNo } of overdue) {
    await transaction(db, (trx) => expireOrder(trx, orderNo, at)).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders did not time out`);
}

/** Times out the orders whose overdue holds stand in the way of a buyer of these pieces. */
export async function expireHoldsOn(trx: Knex.Transaction, codes: string[], at: number): Promise<void> {
  const overdue: { orderNo: string }[] = await trx('holds')
    .distinct('orderNo')
    .whereIn('productCode', codes)
    .andWhere('heldUntil', '<=', at)
    .orderBy('orderNo');
  for (const { orderNo } of overdue) await expireOrder(trx, orderNo, at);
}

/** WAITING_PAYMENT → TIMED_OUT; its pieces are free again. Without effect when the order was paid first. */
async function expireOrder(trx: Knex.Transaction, orderNo: string, at: number): Promise<void> {
  const moved = await moveOrder(trx, {
    orderNo,
    move: 'expire',
    actor: 'system',
    reason: 'payment time is over',
    at,
    guard: (query) => query.andWhere('payableUntil', '<=', at),
  });
  if (moved) await endHolds(trx, { orderNo, to: 'available', at });
}
