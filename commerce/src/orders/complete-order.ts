import { day } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure, fail } from '../fail.ts';
import { bySystem, type Cause, transition } from '../states/transition.ts';
import { type Order, orderMachine } from './order.ts';

/** A parcel has arrived by then (docs/numbers.md). The text `order:events.completedByTime` names the same number. */
const completesAfter = 10 * day;
const batchSize = 100;

/** @throws Failure `orderStateChanged`, `orderNotShipped` */
export async function completeOrder(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status'>,
  cause: Cause,
): Promise<void> {
  // With this lock, a shipment that is being undone is no longer found.
  await trx('orders').where({ orderNo: order.orderNo }).forUpdate().first('orderNo');
  const shipped = await trx('shipments').where({ orderNo: order.orderNo }).first('orderNo');
  if (order.status === 'PAID' && !shipped) throw fail('orderNotShipped');
  await transition(trx, orderMachine, order, 'complete', cause, { patch: { completedAt: cause.at } });
}

/** Each order has its own transaction. @throws AggregateError at the end if some orders failed */
export async function completeShippedOrders(db: Db, at: number): Promise<void> {
  const orders = await db('orders')
    .join('shipments', 'shipments.orderNo', 'orders.orderNo')
    .select('orders.orderNo', 'orders.status')
    .where('orders.status', 'PAID')
    .where('shipments.shippedAt', '<=', at - completesAfter)
    .orderBy('shipments.shippedAt')
    .limit(batchSize);
  const failures: unknown[] = [];
  for (const order of orders) {
    await transaction(db, (trx) => completeOrder(trx, order, bySystem(at))).catch((error) => {
      // The order was completed meanwhile, or its buyer asked for a refund.
      if (!(error instanceof Failure)) failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders were not completed`);
}
