/**
 * The lives of orders, charges, refunds and recharge proposals as data: who may make which move, from where
 * and to where. The server changes a state by nothing else, and a screen shows a button only where the table
 * has the move. What a move brings about besides stands in the verb of its name (`orders/cancel-order.ts`).
 */

/** Who makes a move: the member it belongs to, staff with a permission, or the shop itself by a job. */
export type Mover = 'member' | 'staff' | 'system';

interface Move<State extends string> {
  from: readonly State[];
  /** Several where the move leads back to where it was before. */
  to: State | readonly State[];
  by: readonly Mover[];
}

export interface StateTable<State extends string, Name extends string> {
  moves: Readonly<Record<Name, Move<State>>>;
  /** Whether somebody may make this move from this state; conditions beyond the state are the verb's. */
  can(state: State, move: Name, mover: Mover): boolean;
}

function stateTable<State extends string, Name extends string>(
  moves: Readonly<Record<Name, Move<State>>>,
): StateTable<State, Name> {
  return {
    moves,
    can: (state, move, mover) => moves[move].from.includes(state) && moves[move].by.includes(mover),
  };
}

export const orderStatuses = [
  'WAITING_PAYMENT',
  'PAID',
  'COMPLETED',
  'TIMED_OUT',
  'CANCELLED',
  'REFUNDING',
  'REFUNDED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export type OrderMove =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'complete'
  | 'applyRefund'
  | 'approveRefund'
  | 'rejectRefund';

/** What the timeline of an order tells of each move; `COMPLETED` and `REFUNDING` differ by who makes it. */
export const orderEvents = [
  'submitted',
  'paid',
  'cancelled',
  'timedOut',
  'received',
  'completedByStaff',
  'completedByTime',
  'refundAsked',
  'refundByStaff',
  'refunded',
  'refundRejected',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

export const orderStates = stateTable<OrderStatus, OrderMove>({
  // The wallet pays the frozen total; the pieces are sold.
  pay: { from: ['WAITING_PAYMENT'], to: 'PAID', by: ['member'] },
  // An order that is not paid yet may be given up; the pieces are free again.
  cancel: { from: ['WAITING_PAYMENT'], to: 'CANCELLED', by: ['member', 'staff'] },
  // The payment time is over; the pieces are free again.
  expire: { from: ['WAITING_PAYMENT'], to: 'TIMED_OUT', by: ['system'] },
  // The parcel has arrived: the member says so, or 10 days have passed since shipment.
  complete: { from: ['PAID'], to: 'COMPLETED', by: ['member', 'staff', 'system'] },
  // The money is asked back, at the latest 15 days after completion. Shipping and completion wait.
  applyRefund: { from: ['PAID', 'COMPLETED'], to: 'REFUNDING', by: ['member', 'staff'] },
  // The total goes back to the wallet; pieces that were not shipped are free again.
  approveRefund: { from: ['REFUNDING'], to: 'REFUNDED', by: ['staff'] },
  // The order is what it was before the refund was asked for.
  rejectRefund: { from: ['REFUNDING'], to: ['PAID', 'COMPLETED'], by: ['staff'] },
});

export const chargeStatuses = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'REFUND_PROCESSING',
  'REFUND_SUCCESS',
  'REFUND_FAILED',
] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];
export type ChargeMove = 'succeed' | 'fail' | 'applyRefund' | 'succeedRefund' | 'failRefund';

export const chargeStates = stateTable<ChargeStatus, ChargeMove>({
  // Verified money credits the wallet, also when it comes late; `manual` is confirmed by finance.
  succeed: { from: ['PENDING', 'FAILED'], to: 'SUCCESS', by: ['system', 'staff'] },
  fail: { from: ['PENDING'], to: 'FAILED', by: ['system', 'staff'] },
  // The unspent part is frozen until the provider has answered.
  applyRefund: { from: ['SUCCESS', 'REFUND_FAILED'], to: 'REFUND_PROCESSING', by: ['member'] },
  succeedRefund: { from: ['REFUND_PROCESSING'], to: 'REFUND_SUCCESS', by: ['system', 'staff'] },
  // The money is free again in the wallet, and the refund may be applied for again.
  failRefund: { from: ['REFUND_PROCESSING'], to: 'REFUND_FAILED', by: ['system', 'staff'] },
});

export const refundStatuses = ['PROCESSING', 'SUCCESS', 'FAILED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export type RefundMove = 'succeed' | 'fail';

export const refundStates = stateTable<RefundStatus, RefundMove>({
  // The frozen money leaves the shop.
  succeed: { from: ['PROCESSING'], to: 'SUCCESS', by: ['system', 'staff'] },
  // The frozen money is the member's again.
  fail: { from: ['PROCESSING'], to: 'FAILED', by: ['system', 'staff'] },
});

export const proposalStatuses = ['PROPOSED', 'POSTED', 'REJECTED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
export type ProposalMove = 'post' | 'reject';

/** A large recharge by staff: somebody else than the proposer posts it. */
export const proposalStates = stateTable<ProposalStatus, ProposalMove>({
  post: { from: ['PROPOSED'], to: 'POSTED', by: ['staff'] },
  reject: { from: ['PROPOSED'], to: 'REJECTED', by: ['staff'] },
});

export const messageStatuses = ['NEW', 'READ', 'REPLIED', 'CLOSED'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
export type MessageMove = 'read' | 'reply' | 'close';

export const messageStates = stateTable<MessageStatus, MessageMove>({
  read: { from: ['NEW'], to: 'READ', by: ['staff'] },
  reply: { from: ['NEW', 'READ'], to: 'REPLIED', by: ['staff'] },
  close: { from: ['NEW', 'READ', 'REPLIED'], to: 'CLOSED', by: ['staff'] },
});

/**
 * What a shopper may know of a piece. `unknown`: commerce says it, with no price, of a piece that is not for sale
 * though it has one or is no longer published; web says it when commerce gives no answer.
 */
export const pieceStatuses = ['available', 'reserved', 'sold', 'unknown'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];
/** Where units are. */
export type Place = Exclude<PieceStatus, 'unknown'>;
export type PieceMove = 'hold' | 'release' | 'sell' | 'return';

/** Of a single piece; of a series each unit goes this way. The state is derived from the stock. */
export const pieceStates = stateTable<Place, PieceMove>({
  // An order is submitted.
  hold: { from: ['available'], to: 'reserved', by: ['member'] },
  // The order is cancelled or times out, or staff take the hold away.
  release: { from: ['reserved'], to: 'available', by: ['member', 'staff', 'system'] },
  // The order is paid.
  sell: { from: ['reserved'], to: 'sold', by: ['member'] },
  // The order is refunded before shipping, or staff record the return of the parcel.
  return: { from: ['sold'], to: 'available', by: ['staff'] },
});
