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
