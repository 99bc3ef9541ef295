import type { Knex } from 'knex';
import { type Mover, type OrderMove, type OrderStatus, orderStates } from '../../contract/states.ts';
import { fail } from '../fail.ts';
import { Order } from './order.ts';

/**
 * Who makes a move and why. `actor`: `member:<userId>`, `staff:<userId>` or `system`. `reason`: what he wrote of it,
 * empty where nothing was asked.
 */
export interface MoveCause {
  mover: Mover;
  actor: string;
  reason: string;
  at: number;
}

/**
 * Makes one move of the state table: a guarded update and its timeline row.
 * @param order as it was read; another state by now makes the move impossible
 * @param input.to where to, for a move that may lead to several states
 * @param input.guard further conditions the order must meet at this moment
 * @returns the order as it is now
 * @throws Failure `orderStateChanged` when the table, the state by now or the guard forbid it
 */
export async function moveOrder(
  trx: Knex.Transaction,
  order: Pick<Order, 'orderNo' | 'status'>,
  move: OrderMove,
  input: MoveCause & {
    to?: OrderStatus;
    patch?: Partial<Pick<Order, 'paidAt' | 'paymentTransactionNo' | 'completedAt'>>;
    guard?: (query: Knex.QueryBuilder) => void;
  },
): Promise<Order> {
  const { mover, actor, reason, at, patch, guard } = input;
  const { orderNo, status: from } = order;
  if (!orderStates.can(from, move, mover)) throw fail('orderStateChanged', { status: from });
  const to = targetOf(move, input.to);
  const [moved] = await trx('orders')
    .where({ orderNo, status: from })
    .modify((query) => guard?.(query))
    .update({ ...patch, status: to })
    .returning('*');
  if (!moved) throw fail('orderStateChanged');
  await trx('orderTimeline').insert({ orderNo, at, fromStatus: from, toStatus: to, actor, reason });
  return Order.of(moved);
}

function targetOf(move: OrderMove, wanted: OrderStatus | undefined): OrderStatus {
  const targets = [orderStates.moves[move].to].flat();
  const target = wanted ?? targets[0];
  if (!target || !targets.includes(target)) throw new RangeError(`${move} does not lead to ${wanted}`);
  return target;
}
