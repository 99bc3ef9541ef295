import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem, transition } from '../states/transition.ts';
import { endHolds } from './holds.ts';
import { type Order, orderMachine } from './order.ts';

const batchSize = 100;

type Overdue = Pick<Order, 'orderNo' | 'status'>;

/**
 * Times out overdue unpaid orders: up to 100 at a time, the oldest first, each in its own transaction.
 * @throws AggregateError at the end if some orders failed; the other orders are timed out all the same
 */
export async function expireOrders(db: Db, at: number): Promise<void> {
  const overdue = await db('orders')
    .select('orderNo', 'status')
    .where({ status: 'WAITING_PAYMENT' })
    .where('payableUntil', '<=', at)
    .orderBy('payableUntil')
    .limit(batchSize);
  const failures: unknown[] = [];
  for (const order of overdue) {
    await transaction(db, (trx) => expireOrder(trx, order, at)).catch((error) => {
      // A refusal means that the order was paid or canceled meanwhile. Then nothing is left to do.
      if (!(error instanceof Failure)) failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders did not time out`);
}

/** Times out the orders with overdue holds on these pieces, so that another buyer can get the pieces. */
export async function expireHoldsOn(trx: Trx, codes: string[], at: number): Promise<void> {
  if (codes.length === 0) return;
  const overdue = await trx('holds')
    .join('orders', 'orders.orderNo', 'holds.orderNo')
    .distinct('orders.orderNo', 'orders.status')
    .whereIn('holds.productCode', codes)
    .where('holds.heldUntil', '<=', at)
    .orderBy('orders.orderNo');
  for (const order of overdue) {
    await expireOrder(trx, order, at).catch((error) => {
      if (!(error instanceof Failure)) throw error;
    });
  }
}

/**
 * Moves an order from WAITING_PAYMENT to TIMED_OUT and frees its pieces.
 * @throws Failure `orderStateChanged`
 */
async function expireOrder(trx: Trx, order: Overdue, at: number): Promise<void> {
  const cause = bySystem(at);
  await transition(trx, orderMachine, order, 'expire', cause);
  await endHolds(trx, 'release', { ...cause, orderNo: order.orderNo });
}
