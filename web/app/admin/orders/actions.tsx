import { orderRefundableDays, orderStates, shipmentUndoableMinutes } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { nameOrder } from '../record/name-order.ts';
import { returnForm } from '../record/return-form.ts';
import { refundForm, shipForm } from './order-forms.ts';
import { comingBack, OrderReturn } from './order-return.tsx';
import type { OrderDetail } from './order-row.ts';
import { OrderStatus } from './order-status.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { namedOrder, ShipDialog, shippableOrder } from './ship-dialog.tsx';

export type OrderAction =
  | 'ship'
  | 'complete'
  | 'recordReturn'
  | 'correctParcel'
  | 'withdrawShipment'
  | 'rejectRefund'
  | 'refund'
  | 'cancel';

export const orderActions = defineActions<OrderDetail, OrderAction>({
  words: 'admin-orders',
  key: 'orderNo',
  versioned: true,
  named: (order, t) => ({
    order: nameOrder(t, namedOrder(order)),
    amount: formatMoney(order.amount),
    name: order.buyer.username,
  }),
  present: ({ status, shipment }) => <OrderStatus status={status} shipped={shipment !== null} />,
  actions: {
    ship: {
      permission: 'orders.fulfil',
      allows: ({ status, shipment }) => status === 'PAID' && shipment === null,
      isLikely: true,
      form: shipForm,
      dialog: (order, opening) => <ShipDialog order={shippableOrder(order)} {...opening} />,
    },
    complete: {
      path: '/admin/orders/complete',
      permission: 'orders.fulfil',
      allows: ({ status, shipment }) => shipment !== null && orderStates.can(status, 'complete', 'staff'),
      isLikely: true,
      reason: true,
    },
    recordReturn: {
      permission: 'inventory.adjust',
      allows: (order) => comingBack(order).length > 0,
      isLikely: true,
      // The record of a piece uses the same words.
      verb: 'admin:recordReturn.verb',
      form: returnForm,
      dialog: (order, opening) => <OrderReturn order={order} {...opening} />,
    },
    correctParcel: {
      permission: 'orders.fulfil',
      allows: ({ status, shipment }) => status === 'PAID' && shipment !== null,
      form: shipForm,
      dialog: (order, opening) => <ShipDialog order={shippableOrder(order)} {...opening} />,
    },
    withdrawShipment: {
      path: '/admin/orders/withdraw_shipment',
      permission: 'orders.fulfil',
      allows: isJustShipped,
    },
    rejectRefund: {
      path: '/admin/orders/reject_refund',
      permission: 'orders.refund',
      allows: ({ status }) => orderStates.can(status, 'rejectRefund', 'staff'),
      reason: true,
    },
    refund: {
      permission: 'orders.refund',
      allows: isRefundable,
      form: refundForm,
      dialog: (order, opening) => <RefundDialog key={leftIn(order)} order={order} {...opening} />,
    },
    cancel: {
      path: '/admin/orders/cancel',
      permission: 'orders.fulfil',
      allows: ({ status }) => orderStates.can(status, 'cancel', 'staff'),
      reason: true,
    },
  },
});

/** After a refund, the next one begins anew. */
function leftIn({ items }: OrderDetail): string {
  return JSON.stringify(items.map(({ refunded, refundable }) => [refunded, refundable]));
}

function isJustShipped(order: OrderDetail): boolean {
  const { status, shipment, serverTime } = order;
  if (status !== 'PAID' || !shipment || comingBack(order).length > 0) return false;
  return Date.parse(serverTime) <= Date.parse(shipment.shippedAt) + shipmentUndoableMinutes * 60_000;
}

function isRefundable({ status, timeline, serverTime }: OrderDetail): boolean {
  if (orderStates.can(status, 'approveRefund', 'staff')) return true;
  if (!orderStates.can(status, 'applyRefund', 'staff')) return false;
  if (status !== 'COMPLETED') return true;
  // A decided request for a refund returns the order to COMPLETED without completing it again.
  const completed = timeline.findLast(({ from, to }) => to === 'COMPLETED' && from !== 'REFUNDING');
  if (!completed) return true;
  return Date.parse(serverTime) <= Date.parse(completed.at) + orderRefundableDays * 86_400_000;
}
