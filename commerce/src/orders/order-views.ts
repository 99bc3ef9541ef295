import type { orderViews } from '../../contract/choices.ts';
import type { Db } from '../db/db.ts';
import type { ConditionsOn } from '../db/query.ts';
import { comingBack } from './record-return.ts';

type OrderView = (typeof orderViews)[number];

export function onlyInView(db: Db, orders: ConditionsOn<'orders'>, view: OrderView): void {
  if (view === 'toPay') orders.where('orders.status', 'WAITING_PAYMENT');
  if (view === 'toShip') orders.where('orders.status', 'PAID').whereNotExists(shipmentOf(db));
  if (view === 'shipped') orders.where('orders.status', 'PAID').whereExists(shipmentOf(db));
  if (view === 'refundAsked') orders.where('orders.status', 'REFUNDING');
  if (view === 'toReturn') {
    orders.whereIn('orders.orderNo', comingBack(db).select('orderNo'));
  }
  // Nearly all orders are closed. Naming the open states makes the database read the list in its own order, and not
  // sort all orders of four states.
  if (view === 'closed') orders.whereNotIn('orders.status', ['WAITING_PAYMENT', 'PAID', 'REFUNDING']);
}

function shipmentOf(db: Db) {
  return db('shipments').select(db.raw('1')).where('shipments.orderNo', db.ref('orders.orderNo'));
}
