import { stateTable } from './state-table.ts';

/**
 * A table says only how a state changes. What else a move does stands in the function that makes it, such as
 * `cancelOrder`. The table of pieces is in `piece-states.ts`, which public pages load too.
 */

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

/** A paid order is either to be shipped (`PAID`) or on its way (`SHIPPED`). */
export const shownOrderStatuses = [...orderStatuses, 'SHIPPED'] as const;
export type ShownOrderStatus = (typeof shownOrderStatuses)[number];

export function shownOrderStatus(status: OrderStatus, shipped: boolean): ShownOrderStatus {
  return status === 'PAID' && shipped ? 'SHIPPED' : status;
}

/** A move to `COMPLETED` or `REFUNDING` has a different event for each mover. */
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
  'partRefunded',
  'refundRejected',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

export const orderStates = stateTable<OrderStatus, OrderMove>({
  pay: { from: ['WAITING_PAYMENT'], to: 'PAID', by: ['member'] },
  cancel: { from: ['WAITING_PAYMENT'], to: 'CANCELLED', by: ['member', 'staff'] },
  expire: { from: ['WAITING_PAYMENT'], to: 'TIMED_OUT', by: ['system'] },
  // The parcel has arrived: the member or staff confirm it, or 10 days have passed since shipment.
  complete: { from: ['PAID'], to: 'COMPLETED', by: ['member', 'staff', 'system'] },
  // Allowed up to 15 days after completion. The order can't be shipped or completed until the decision.
  applyRefund: { from: ['PAID', 'COMPLETED'], to: 'REFUNDING', by: ['member', 'staff'] },
  // The order returns to its state if pieces are left in it. Only pieces that were not shipped are free again.
  approveRefund: { from: ['REFUNDING'], to: ['REFUNDED', 'PAID', 'COMPLETED'], by: ['staff'] },
  rejectRefund: { from: ['REFUNDING'], to: ['PAID', 'COMPLETED'], by: ['staff'] },
});

/** For this many minutes after the shipment of an order, staff can undo it (docs/numbers.md). */
export const shipmentUndoableMinutes = 10;

/** Only the pieces of a sound parcel go on sale again. */
export const returnConditions = ['sound', 'damaged'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** For this many days after the completion of an order, its buyer can request a refund (docs/numbers.md). */
export const orderRefundableDays = 15;

export const rechargeStatuses = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'REFUND_PROCESSING',
  'REFUND_SUCCESS',
  'REFUND_FAILED',
] as const;
export type RechargeStatus = (typeof rechargeStatuses)[number];
export type RechargeMove =
  | 'succeed'
  | 'fail'
  | 'withdraw'
  | 'applyRefund'
  | 'succeedRefund'
  | 'failRefund'
  | 'reverse';

export const rechargeStates = stateTable<RechargeStatus, RechargeMove>({
  // A verified payment is credited even if the recharge had failed. Staff confirm `manual` recharges.
  succeed: { from: ['PENDING', 'FAILED'], to: 'SUCCESS', by: ['system', 'staff'] },
  fail: { from: ['PENDING'], to: 'FAILED', by: ['system', 'staff'] },
  // A payment that arrives all the same is credited.
  withdraw: { from: ['PENDING'], to: 'FAILED', by: ['member'] },
  // The requested amount is frozen until the refund ends. The status tells of the latest refund, so what is left after one
  // can be requested again.
  applyRefund: {
    from: ['SUCCESS', 'REFUND_SUCCESS', 'REFUND_FAILED'],
    to: 'REFUND_PROCESSING',
    by: ['member'],
  },
  succeedRefund: { from: ['REFUND_PROCESSING'], to: 'REFUND_SUCCESS', by: ['system', 'staff'] },
  failRefund: { from: ['REFUND_PROCESSING'], to: 'REFUND_FAILED', by: ['system', 'staff'] },
  // The money did not arrive, or not all of it.
  reverse: { from: ['SUCCESS', 'REFUND_FAILED'], to: 'FAILED', by: ['staff'] },
});

export const refundStatuses = ['PROCESSING', 'SUCCESS', 'FAILED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export type RefundMove = 'approve' | 'succeed' | 'fail';

export const refundStates = stateTable<RefundStatus, RefundMove>({
  // From here on, staff can't reject the refund.
  approve: { from: ['PROCESSING'], to: 'PROCESSING', by: ['staff'] },
  succeed: { from: ['PROCESSING'], to: 'SUCCESS', by: ['system', 'staff'] },
  fail: { from: ['PROCESSING'], to: 'FAILED', by: ['system', 'staff'] },
});

export const proposalStatuses = ['PROPOSED', 'POSTED', 'REJECTED', 'REVERSED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
export type ProposalMove = 'post' | 'reject' | 'reverse';

/** Of a credit or a reversal: a second person posts it, not its proposer. */
export const proposalStates = stateTable<ProposalStatus, ProposalMove>({
  post: { from: ['PROPOSED'], to: 'POSTED', by: ['staff'] },
  reject: { from: ['PROPOSED'], to: 'REJECTED', by: ['staff'] },
  // A credit that a reversal took back.
  reverse: { from: ['POSTED'], to: 'REVERSED', by: ['staff'] },
});

/** The bounds of one credit by staff. The bounds of a member's own recharge are narrower (docs/numbers.md). */
export const creditYuan = { least: 0.01, most: 1_000_000 } as const;

export const messageStatuses = ['NEW', 'READ', 'REPLIED', 'CLOSED'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
export type MessageMove = 'read' | 'reply' | 'close';

export const messageStates = stateTable<MessageStatus, MessageMove>({
  read: { from: ['NEW'], to: 'READ', by: ['staff'] },
  reply: { from: ['NEW', 'READ'], to: 'REPLIED', by: ['staff'] },
  close: { from: ['NEW', 'READ', 'REPLIED'], to: 'CLOSED', by: ['staff'] },
});
