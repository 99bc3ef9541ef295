import type { Order } from '@junyao/commerce/contract';
import { orderStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import OrderDetail, { handle } from './detail.tsx';
import { orderOf } from './testing/order-of.ts';

const shipment = { carrier: 'SF Express', trackingNo: 'SF1234567890', shippedAt: '2026-01-03T08:00:00.000Z' };

function show(changes: Partial<Order>): string {
  const order = orderOf(changes);
  return renderPage(OrderDetail, {
    address: `/user/order/detail?orderNo=${order.orderNo}`,
    loaderData: { found: { value: { order, clockOffset: 0 } } },
    handle,
  });
}

test('the page of a shipped order names the carrier, the tracking number and the time of shipping', () => {
  const html = show({ status: 'PAID', shipment });
  expect(html).toContain('SF Express');
  expect(html).toContain('SF1234567890');
  expect(html).toContain(`dateTime="${shipment.shippedAt}"`);
  expect(html).toContain('>Shipped</span>');
  expect(show({ status: 'PAID' })).not.toContain('>Shipped</span>');
  expect(show({ status: 'COMPLETED', shipment })).not.toContain('>Shipped</span>');
  expect(show({ status: 'PAID' })).not.toContain('Tracking number');
});

test('a paid order says what happens next: the packing, the receipt, and then a possible refund', () => {
  const [packing, receipt, refund] = [
    'within three working days',
    'Has your parcel arrived?',
    'within 15 days',
  ];
  const said = (changes: Partial<Order>) => {
    const html = show(changes);
    return [packing, receipt, refund].filter((text) => html.includes(text));
  };
  expect(said({ status: 'PAID' })).toEqual([packing]);
  expect(said({ status: 'PAID', shipment })).toEqual([receipt]);
  expect(said({ status: 'COMPLETED', shipment })).toEqual([refund]);
  expect(said({ status: 'REFUNDING', shipment })).toEqual([]);
});

test('only an unpaid order can be canceled', () => {
  const offering = orderStatuses.filter((status) =>
    show({ status, shipment }).includes('>Cancel order</button>'),
  );
  expect(offering).toEqual(['WAITING_PAYMENT']);
});

test('receipt can be confirmed once a paid order is shipped', () => {
  const confirms = (changes: Partial<Order>) => show(changes).includes('>Confirm receipt</button>');
  expect(orderStatuses.filter((status) => confirms({ status, shipment }))).toEqual(['PAID']);
  expect(confirms({ status: 'PAID', shipment: null })).toBe(false);
});

test('a refund can be requested for a paid order, and up to 15 days after the completion of an order', () => {
  const asks = (changes: Partial<Order>) => show(changes).includes('>Request refund</button>');
  const at = '2026-01-10T08:00:00.000Z';
  const completed = {
    at,
    from: 'PAID',
    to: 'COMPLETED',
    actor: 'member',
    event: 'received',
    reason: '',
  } as const;
  const declined = {
    ...completed,
    at: '2026-01-20T08:00:00.000Z',
    from: 'REFUNDING',
    actor: 'staff',
    event: 'refundRejected',
  } as const;
  const timeline = [completed, declined];
  const asking = orderStatuses.filter((status) => asks({ status, timeline, serverTime: at }));
  expect(asking).toEqual(['PAID', 'COMPLETED']);
  expect(asks({ status: 'COMPLETED', timeline, serverTime: '2026-01-25T08:00:00.000Z' })).toBe(true);
  expect(asks({ status: 'COMPLETED', timeline, serverTime: '2026-01-25T08:00:00.001Z' })).toBe(false);
});

test('a requested refund is shown with its reason and its result', () => {
  const decidedAt = '2026-01-05T08:00:00.000Z';
  expect(show({ status: 'REFUNDING', refunds: [refundOf()] })).toContain('A crack');
  expect(show({ status: 'REFUNDING', refunds: [refundOf()] })).toContain(
    'The workshop is reviewing the request',
  );
  expect(show({ status: 'PAID', refunds: [refundOf({ decidedAt })] })).toContain('Request declined');
  const refunds = [refundOf({ decidedAt, serialNo: 'JT1' })];
  expect(show({ status: 'REFUNDED', refunds })).toContain('Refunded to your wallet');
});

test('refunded pieces are marked, with the amount, the reason and what the workshop says', () => {
  const [item] = orderOf({}).items;
  const paid = { decidedAt: '2026-01-05T08:00:00.000Z', serialNo: 'JT1' };
  const html = show({
    status: 'COMPLETED',
    items: item ? [{ ...item, quantity: 3, refunded: 2 }] : [],
    refunds: [
      refundOf({ ...paid, amount: 60.5, appliedAt: '2026-01-03T08:00:00.000Z' }),
      refundOf({ ...paid, amount: 9.5, kept: true, explanation: 'The foot is rough' }),
      refundOf({ amount: 1000 }),
    ],
  });
  expect(html).toContain('2 refunded');
  expect(html).toContain('¥60.50');
  expect(html).toContain('¥70.00');
  expect(html).toContain('The foot is rough');
  expect(html).toContain('You keep these pieces');
});

function refundOf(changes: Partial<Order['refunds'][number]> = {}): Order['refunds'][number] {
  return {
    ...{
      amount: 100,
      kept: false,
      reason: 'A crack',
      explanation: '',
      appliedAt: '2026-01-04T08:00:00.000Z',
    },
    pieces: [{ productCode: 'JY-2024-001', productName: 'Sky-blue vase', quantity: 1, amount: 100 }],
    ...{ decidedAt: null, serialNo: null, backAt: null },
    ...changes,
  };
}
