import type { Knex } from 'knex';
import { endHolds } from './holds.ts';
import { type MoveCause, moveOrder } from './move-order.ts';
import type { Order } from './order.ts';

/**
 * Gives up an unpaid order: its pieces are free again at once. Nothing was paid, so no money moves. Who may do
 * it stands in `contract/states.ts` under `cancel`.
 * @throws Failure `orderStateChanged` when it is paid, cancelled or timed out by now
 */
export async function cancelOrder(
  trx: Knex.Transaction,
  order: Pick<Order, 'orderNo' | 'status'>,
  cause: MoveCause,
): Promise<void> {
  await moveOrder(trx, order, 'cancel', cause);
  await endHolds(trx, 'release', { ...cause, orderNo: order.orderNo });
}
