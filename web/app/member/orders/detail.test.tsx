import type { Order } from 'commerce/contract';
import { orderStatuses } from 'commerce/contract/states';
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
  expect(show({ status: 'PAID' })).not.toContain('Tracking number');
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
