import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';

type Counts = OutputOf<'GET /order/counts'>;

/** An overdue unpaid order counts as timed out. */
export async function countOwnOrders(db: Db, userId: string, at: number): Promise<Counts> {
  const byStatus = await db('orders')
    .where({ userId })
    .groupBy('status')
    .select('status')
    .count({ orders: '*' });
  const [overdue] = await db('orders')
    .where({ userId, status: 'WAITING_PAYMENT' })
    .where('payableUntil', '<=', at)
    .count({ orders: '*' });
  const counts: Counts = { ...none };
  for (const { status, orders } of byStatus) {
    counts[status] = Number(orders);
    counts.all += Number(orders);
  }
  counts.WAITING_PAYMENT -= Number(overdue?.orders ?? 0);
  counts.TIMED_OUT += Number(overdue?.orders ?? 0);
  return counts;
}

const none: Counts = {
  all: 0,
  WAITING_PAYMENT: 0,
  PAID: 0,
  COMPLETED: 0,
  TIMED_OUT: 0,
  CANCELLED: 0,
  REFUNDING: 0,
  REFUNDED: 0,
};
