import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { orderRefundableDays, orderStates, shipmentUndoableMinutes } from '@junyao/commerce/contract/states';

export type OrderDetail = OutputOf<'GET /admin/orders/detail'>;
export type OrderAction =
  | 'ship'
  | 'rejectRefund'
  | 'complete'
  | 'recordReturn'
  | 'correctParcel'
  | 'withdrawShipment'
  | 'refund'
  | 'cancel';

interface Condition {
  permission: Permission;
  allows: (order: OrderDetail) => boolean;
}

/** The likely action comes first and the dangerous ones last. Commerce checks the conditions again. */
const conditions: Readonly<Record<OrderAction, Condition>> = {
  ship: {
    permission: 'orders.fulfil',
    allows: ({ status, shipment }) => status === 'PAID' && shipment === null,
  },
  complete: {
    permission: 'orders.fulfil',
    allows: ({ status, shipment }) => shipment !== null && orderStates.can(status, 'complete', 'staff'),
  },
  recordReturn: {
    permission: 'inventory.adjust',
    allows: ({ status, shipment, returned }) =>
      status === 'REFUNDED' && shipment !== null && returned === null,
  },
  correctParcel: {
    permission: 'orders.fulfil',
    allows: ({ status, shipment }) => status === 'PAID' && shipment !== null,
  },
  withdrawShipment: { permission: 'orders.fulfil', allows: isJustShipped },
  rejectRefund: {
    permission: 'orders.refund',
    allows: ({ status }) => orderStates.can(status, 'rejectRefund', 'staff'),
  },
  refund: { permission: 'orders.refund', allows: isRefundable },
  cancel: {
    permission: 'orders.fulfil',
    allows: ({ status }) => orderStates.can(status, 'cancel', 'staff'),
  },
};

const allActions = Object.keys(conditions) as OrderAction[];

export function isOffered(order: OrderDetail, action: OrderAction): boolean {
  return conditions[action].allows(order);
}

export function offeredActions(
  order: OrderDetail,
  may: (permission: Permission) => boolean,
): readonly OrderAction[] {
  return allActions.filter((action) => may(conditions[action].permission) && isOffered(order, action));
}

function isJustShipped({ status, shipment, serverTime }: OrderDetail): boolean {
  if (status !== 'PAID' || !shipment) return false;
  return Date.parse(serverTime) <= Date.parse(shipment.shippedAt) + shipmentUndoableMinutes * 60_000;
}

function isRefundable({ status, timeline, serverTime }: OrderDetail): boolean {
  if (orderStates.can(status, 'approveRefund', 'staff')) return true;
  if (!orderStates.can(status, 'applyRefund', 'staff')) return false;
  if (status !== 'COMPLETED') return true;
  const completed = timeline.findLast(({ to, event }) => to === 'COMPLETED' && event !== 'refundRejected');
  if (!completed) return true;
  return Date.parse(serverTime) <= Date.parse(completed.at) + orderRefundableDays * 86_400_000;
}
