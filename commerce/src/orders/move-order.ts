import type { Knex } from 'knex';
import { type OrderMove, orderStates } from '../../contract/states.ts';
import { type Order, TimelineRow } from './order.ts';

/**
 * Makes one move of the state table: a guarded update and its timeline row.
 * @param guard further conditions the order must meet at this moment
 * @returns false when the order was not in the state the move starts from, or the guard did not hold
 */
export async function moveOrder(
  trx: Knex.Transaction,
  input: {
    orderNo: string;
    move: OrderMove;
    actor: string;
    reason: string;
    at: number;
    patch?: Partial<Pick<Order, 'paidAt' | 'paymentSerialNo'>>;
    guard?: (query: Knex.QueryBuilder) => void;
  },
): Promise<boolean> {
  const { orderNo, move, actor, reason, at, patch, guard } = input;
  const { from, to } = orderStates.transition(move);
  const moved = await trx('orders')
    .where({ orderNo, status: from })
    .modify((query) => guard?.(query))
    .update({ ...patch, status: to });
  if (moved !== 1) return false;
  await TimelineRow.query(trx).insert({ orderNo, at, fromStatus: from, toStatus: to, actor, reason });
  return true;
}
