import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { type Cause, transition } from '../states/transition.ts';
import { endHolds } from './holds.ts';
import { type Order, orderMachine } from './order.ts';

/** @throws Failure `orderTimedOut`, also if the order is overdue; `orderStateChanged` */
export async function cancelOrder(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status' | 'payableUntil'>,
  cause: Cause,
): Promise<void> {
  const { status, payableUntil } = order;
  const overdue = status === 'WAITING_PAYMENT' && payableUntil <= cause.at;
  if (overdue || status === 'TIMED_OUT') throw fail('orderTimedOut');
  await transition(trx, orderMachine, order, 'cancel', cause);
  await endHolds(trx, 'release', { ...cause, orderNo: order.orderNo });
}
