import type { Db } from '../db/db.ts';
import { find } from '../db/find.ts';
import { prepared } from '../db/prepared.ts';
import { fail } from '../fail.ts';
import { Order } from './order.ts';

/** @throws Failure `orderNotFound`, also for the order of another member */
export async function requireOrder(db: Db, input: { userId: string; orderNo: string }): Promise<Order> {
  const { orderNo, userId } = input;
  const [order] = Order.from(await readOrder(db, { orderNo, userId }));
  if (!order) throw fail('orderNotFound');
  return order;
}

const readOrder = prepared((db, { orderNo, userId }: { orderNo: string; userId: string }) =>
  db('orders').where({ orderNo, userId }),
);

/** Finds the order of any member, for staff. @throws Failure `orderNotFound` */
export async function requireAnyOrder(db: Db, orderNo: string): Promise<Order> {
  const order = await find(Order, db, orderNo);
  if (!order) throw fail('orderNotFound');
  return order;
}

/** @throws Failure `orderNotFound`, `orderTimedOut`; `orderStateChanged` when the order was paid or canceled before */
export async function requirePayableOrder(
  db: Db,
  input: { userId: string; orderNo: string; at: number },
): Promise<Order> {
  const order = await requireOrder(db, input);
  if (isPayable(order, input.at)) return order;
  const timedOut = order.status === 'WAITING_PAYMENT' || order.status === 'TIMED_OUT';
  throw fail(timedOut ? 'orderTimedOut' : 'orderStateChanged', { status: order.status });
}

export function isPayable(
  { status, payableUntil }: Pick<Order, 'status' | 'payableUntil'>,
  at: number,
): boolean {
  return status === 'WAITING_PAYMENT' && payableUntil > at;
}
