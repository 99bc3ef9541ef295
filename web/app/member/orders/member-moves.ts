import type { Order } from '@junyao/commerce/contract';
import { type OrderMove, orderRefundableDays, orderStates } from '@junyao/commerce/contract/states';

export type MemberMove = Extract<OrderMove, 'cancel' | 'complete' | 'applyRefund'>;

/**
 * The moves that a member can make on the page of an order, each with its condition besides the status of the order.
 * Commerce checks the conditions again. The texts of the moves are below `order:moves`.
 */
const conditions: Readonly<Record<MemberMove, (order: Order) => boolean>> = {
  complete: ({ shipment }) => shipment !== null,
  cancel: () => true,
  applyRefund: isRefundable,
};

export const allMemberMoves = Object.keys(conditions) as MemberMove[];

export function isOffered(order: Order, move: MemberMove): boolean {
  return orderStates.can(order.status, move, 'member') && conditions[move](order);
}

/** A completed order can be refunded for some days after its completion, by the clock of the server. */
function isRefundable({ timeline, serverTime }: Order): boolean {
  // A declined request for a refund returns the order to COMPLETED, but it does not complete the order again.
  const completed = timeline.findLast(({ to, event }) => to === 'COMPLETED' && event !== 'refundRejected');
  if (!completed) return true;
  const refundableUntil = Date.parse(completed.at) + orderRefundableDays * 86_400_000;
  return Date.parse(serverTime) <= refundableUntil;
}
