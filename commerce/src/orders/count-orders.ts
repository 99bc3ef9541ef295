import { orderViews } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { countUpTo } from '../lists/list-page.ts';
import { countedOrders, type OrderFilters } from './list-all-orders.ts';

type Counts = OutputOf<'GET /admin/orders/counts'>;

/** Each count stops at `countedTo`. */
export async function countOrders(db: Db, filters: OrderFilters): Promise<Counts> {
  const counts: Counts = { all: 0, toPay: 0, toShip: 0, shipped: 0, refundAsked: 0, toReturn: 0, closed: 0 };
  counts.all = await countUpTo(db, countedOrders(db, filters));
  for (const view of orderViews) counts[view] = await countUpTo(db, countedOrders(db, { ...filters, view }));
  return counts;
}
