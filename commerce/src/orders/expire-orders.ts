import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem, transition } from '../states/transition.ts';
import { endHolds } from './holds.ts';
import { type Order, orderMachine } from './order.ts';

const batchSize = 100;

type Overdue = Pick<Order, 'orderNo' | 'status'>;

/** Each order has its own transaction. @throws AggregateError at the end if some orders failed */
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
      // The order was paid or canceled meanwhile.
      if (!(error instanceof Failure)) failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders did not time out`);
}

/** Lets another buyer get pieces whose hold is overdue. */
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

/** @throws Failure `orderStateChanged` */
async function expireOrder(trx: Trx, order: Overdue, at: number): Promise<void> {
  const cause = bySystem(at);
  // Its time may have been prolonged since the order was found.
  const isOverdue = await trx('orders')
    .where({ orderNo: order.orderNo })
    .where('payableUntil', '<=', at)
    .forUpdate()
    .first('orderNo');
  if (!isOverdue) return;
  await transition(trx, orderMachine, order, 'expire', cause);
  await endHolds(trx, 'release', { ...cause, orderNo: order.orderNo });
}
