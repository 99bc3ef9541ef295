import { contract } from '@junyao/commerce/contract';
import { type OrderMove, orderStates, orderStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { type OrderAction, orderActions } from './actions.tsx';
import type { OrderDetail } from './order-row.ts';
import { orderDetailOf } from './testing/order-detail-of.ts';

const shipment = { carrier: '顺丰速运', trackingNo: 'SF1', shippedAt: '2026-01-01T07:59:00.000Z' };
const everything = () => true;

const offeredIn: Record<OrderDetail['status'], [unsent: OrderAction[], sent: OrderAction[]]> = {
  WAITING_PAYMENT: [['cancel'], ['cancel']],
  PAID: [
    ['ship', 'refund'],
    ['complete', 'correctParcel', 'withdrawShipment', 'refund'],
  ],
  COMPLETED: [['refund'], ['refund']],
  TIMED_OUT: [[], []],
  CANCELLED: [[], []],
  REFUNDING: [
    ['rejectRefund', 'refund'],
    ['rejectRefund', 'refund'],
  ],
  REFUNDED: [[], ['recordReturn']],
};

const sentBack: OrderDetail['refunds'][number] = {
  ...{ amount: 100, pieces: [], kept: false, reason: '', explanation: '' },
  ...{ appliedAt: '2026-01-02T08:00:00.000Z', decidedAt: '2026-01-02T08:00:00.000Z', serialNo: 'JT1' },
  backAt: null,
};
/** The pieces of a refunded order that was sent have to come back. */
const orderIn = (status: OrderDetail['status'], sent: typeof shipment | null) =>
  orderDetailOf({ status, shipment: sent, refunds: sent && status === 'REFUNDED' ? [sentBack] : [] });

test.each(orderStatuses)('of an order in the state %s, the likely action comes first', (status) => {
  expect([null, shipment].map((sent) => orderActions.offered(orderIn(status, sent), everything))).toEqual(
    offeredIn[status],
  );
});

const moves: readonly [OrderAction, OrderMove[]][] = [
  ['complete', ['complete']],
  ['cancel', ['cancel']],
  ['rejectRefund', ['rejectRefund']],
  ['refund', ['applyRefund', 'approveRefund']],
];

test.each(moves)('%s is offered in the states from which the table lets staff %s', (action, names) => {
  const allowed = orderStatuses.filter((status) =>
    names.some((name) => orderStates.can(status, name, 'staff')),
  );
  const offered = orderStatuses.filter((status) =>
    orderActions.isOffered(orderDetailOf({ status, shipment }), action),
  );
  expect(offered).toEqual(allowed);
});

const orders = orderStatuses.flatMap((status) => [null, shipment].map((sent) => orderIn(status, sent)));

test.each([
  ['ship', 'POST /admin/orders/ship'],
  ['correctParcel', 'POST /admin/orders/ship'],
  ['withdrawShipment', 'POST /admin/orders/withdraw_shipment'],
  ['complete', 'POST /admin/orders/complete'],
  ['cancel', 'POST /admin/orders/cancel'],
  ['refund', 'POST /admin/orders/refund'],
  ['rejectRefund', 'POST /admin/orders/reject_refund'],
  ['recordReturn', 'POST /admin/inventory/record_return'],
] as const)('%s is offered with the permission of %s, and not without it', (action, endpoint) => {
  const { permission } = contract[endpoint];
  expect(orders.flatMap((order) => orderActions.offered(order, (asked) => asked === permission))).toContain(
    action,
  );
  expect(
    orders.flatMap((order) => orderActions.offered(order, (asked) => asked !== permission)),
  ).not.toContain(action);
});

test('the return of refunded pieces is recorded once, also if the order has others', () => {
  const offers = (changes: Partial<typeof sentBack>) =>
    orderActions.isOffered(
      orderDetailOf({ status: 'PAID', shipment, refunds: [{ ...sentBack, ...changes }] }),
      'recordReturn',
    );
  expect(offers({})).toBe(true);
  expect(offers({ backAt: '2026-01-03T08:00:00.000Z' })).toBe(false);
  expect(offers({ kept: true })).toBe(false);
  expect(offers({ serialNo: null })).toBe(false);
});

test('a shipment can be undone for 10 minutes', () => {
  const undoableAt = (serverTime: string) =>
    orderActions.isOffered(orderDetailOf({ status: 'PAID', shipment, serverTime }), 'withdrawShipment');
  const refunded = { status: 'PAID', shipment, refunds: [sentBack], serverTime: shipment.shippedAt } as const;
  expect(
    orderActions.isOffered(orderDetailOf({ ...refunded, refunds: [sentBack] }), 'withdrawShipment'),
  ).toBe(false);
  expect(undoableAt('2026-01-01T08:09:00.000Z')).toBe(true);
  expect(undoableAt('2026-01-01T08:09:00.001Z')).toBe(false);
});

test('a completed order can be refunded for 15 days, which a declined request does not extend', () => {
  const completed = {
    at: '2026-01-10T08:00:00.000Z',
    from: 'PAID',
    to: 'COMPLETED',
    actor: 'member',
    event: 'received',
    reason: '',
    by: 'li',
  } as const;
  const declined = {
    ...completed,
    at: '2026-01-20T08:00:00.000Z',
    from: 'REFUNDING',
    actor: 'staff',
    event: 'refundRejected',
  } as const;
  const refundableAt = (serverTime: string) =>
    orderActions.isOffered(
      orderDetailOf({ status: 'COMPLETED', shipment, timeline: [completed, declined], serverTime }),
      'refund',
    );
  expect(refundableAt('2026-01-25T08:00:00.000Z')).toBe(true);
  expect(refundableAt('2026-01-25T08:00:00.001Z')).toBe(false);
});
