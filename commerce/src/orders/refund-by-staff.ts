import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import type { Order } from './order.ts';
import { applyForOrderRefund, approveOrderRefund } from './refund-order.ts';

/** Requests the refund first, if needed. @throws Failure `notYourself`, `orderStateChanged`, `refundTimeOver` */
export async function refundByStaff(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status' | 'userId' | 'totalFen' | 'completedAt'>,
  staff: { userId: string },
  cause: Cause,
): Promise<void> {
  if (order.userId === staff.userId) throw fail('notYourself');
  if (order.status !== 'REFUNDING') await applyForOrderRefund(trx, order, cause);
  await approveOrderRefund(trx, { ...order, status: 'REFUNDING' }, cause);
}
