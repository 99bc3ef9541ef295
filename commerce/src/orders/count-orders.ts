import { countedTo } from '../../contract/admin/list.ts';
import { orderStatuses } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import type { ConditionsOn, Rows } from '../db/query.ts';

/**
 * The number of orders in each state. `toShip` is the number of paid orders that still have to be shipped.
 * Each count stops at `countedTo`.
 */
export async function countOrders(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const status of orderStatuses) counts[status] = await count(db, db('orders').where({ status }));
  const toShip = db('orders').modify((query) => onlyToShip(db, query));
  return { ...counts, toShip: await count(db, toShip) };
}

/** Limits a query to the orders that are paid, not in refund and not shipped yet. */
export function onlyToShip(db: Db, orders: ConditionsOn<'orders'>): void {
  const shipped = db('shipments').select(db.raw('1')).where('shipments.orderNo', db.ref('orders.orderNo'));
  orders.where('orders.status', 'PAID').whereNotExists(shipped);
}

async function count(db: Db, orders: Rows<unknown>): Promise<number> {
  const some = orders.columns([db.raw('1')]).limit(countedTo);
  const [counted] = await db.from(some.as('some')).count({ count: '*' });
  return Number(counted?.count ?? 0);
}
