import type { Knex } from 'knex';
import { fail } from '../fail.ts';
import { Order } from './order.ts';

/** An order of this member. @throws Failure `orderNotFound`, also for somebody else's */
export async function requireOrder(db: Knex, input: { userId: string; orderNo: string }): Promise<Order> {
  const { orderNo, userId } = input;
  const [order] = Order.from(await db('orders').where({ orderNo, userId }));
  if (!order) throw fail('orderNotFound');
  return order;
}

/** Anybody's order, for staff. @throws Failure `orderNotFound` */
export async function requireAnyOrder(db: Knex, orderNo: string): Promise<Order> {
  const order = await Order.query(db).findById(orderNo);
  if (!order) throw fail('orderNotFound');
  return order;
}

/** @throws Failure `orderNotFound`, `orderTimedOut`, or `orderStateChanged` when it was paid already */
export async function requirePayableOrder(
  db: Knex,
  input: { userId: string; orderNo: string; at: number },
): Promise<Order> {
  const order = await requireOrder(db, input);
  if (order.status === 'WAITING_PAYMENT' && order.payableUntil > input.at) return order;
  const timedOut = order.status === 'WAITING_PAYMENT' || order.status === 'TIMED_OUT';
  throw fail(timedOut ? 'orderTimedOut' : 'orderStateChanged', { status: order.status });
}
