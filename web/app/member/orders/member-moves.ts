import type { Order } from '@junyao/commerce/contract';
import { type OrderMove, orderRefundableDays, orderStates } from '@junyao/commerce/contract/states';

export type MemberMove = Extract<OrderMove, 'cancel' | 'complete' | 'applyRefund'>;

/** Conditions besides the status of the order, which commerce checks again. The texts are below `order:moves`. */
const conditions: Readonly<Record<MemberMove, (order: Order) => boolean>> = {
  complete: ({ shipment }) => shipment !== null,
  cancel: () => true,
  applyRefund: isRefundable,
};

export const allMemberMoves = Object.keys(conditions) as MemberMove[];

export function isOffered(order: Order, move: MemberMove): boolean {
  return orderStates.can(order.status, move, 'member') && conditions[move](order);
}

/** For some days after its completion, by the clock of the server. */
function isRefundable({ timeline, serverTime }: Order): boolean {
  // A decided request for a refund returns the order to COMPLETED without completing it again.
  const completed = timeline.findLast(({ from, to }) => to === 'COMPLETED' && from !== 'REFUNDING');
  if (!completed) return true;
  const refundableUntil = Date.parse(completed.at) + orderRefundableDays * 86_400_000;
  return Date.parse(serverTime) <= refundableUntil;
}
