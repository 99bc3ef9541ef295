import type { Order } from '@junyao/commerce/contract';
import { orderStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import OrderDetail, { handle } from './detail.tsx';
import { orderOf, paymentOf, rechargeOf } from './testing/order-of.ts';

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

test('the payment is named as the buyer made it, with the number of the provider', () => {
  const methodOf = (payment: Order['payment']) =>
    /Payment method<\/dt><dd[^>]*>([^<]*)/.exec(
      show({ status: payment ? 'PAID' : 'WAITING_PAYMENT', payment }),
    )?.[1];
  expect(methodOf(null)).toBeUndefined();
  expect(methodOf(paymentOf({}))).toBe('Wallet');
  expect(methodOf(paymentOf({ recharge: rechargeOf({}) }))).toBe('WeChat Pay');
  expect(methodOf(paymentOf({ recharge: rechargeOf({ amount: 99.99 }) }))).toBe('Wallet and WeChat Pay');
  const html = show({ status: 'PAID', payment: paymentOf({ recharge: rechargeOf({}) }) });
  expect(html).toContain('Serial number of WeChat Pay');
  expect(html).toContain('4200001');
});

test('refunded pieces are marked, and what was paid back stands once below the total', () => {
  const refund = {
    ...{ amount: 100, kept: false, reason: 'A crack', explanation: '', backAt: null },
    pieces: [{ productCode: 'JY-2024-001', productName: 'Sky-blue vase', quantity: 1, amount: 100 }],
    ...{ appliedAt: '2026-01-04T08:00:00.000Z', decidedAt: '2026-01-05T08:00:00.000Z', serialNo: 'JT1' },
  };
  const [vase] = orderOf({}).items;
  if (!vase) throw new Error('an order has items');
  const items = [
    { ...vase, refunded: 1 },
    { ...vase, productCode: 'JY-2024-002', quantity: 3, refunded: 2 },
    { ...vase, productCode: 'JY-2024-003' },
  ];
  const reduced = {
    ...{ ...refund, kept: true, amount: 20 },
    pieces: [{ productCode: 'JY-2024-003', productName: 'Cup', quantity: 1, amount: 20 }],
  };
  const html = show({ status: 'PAID', items, refunds: [refund, reduced, { ...refund, serialNo: null }] });
  expect([...html.matchAll(/>(Refunded|2 refunded|Price reduced by ¥20)</g)].map(([, text]) => text)).toEqual(
    [...['Refunded', '2 refunded', 'Price reduced by ¥20'], 'Refunded'],
  );
  expect(html).toMatch(/>Refunded<\/span><span[^>]*>¥120</);
});
