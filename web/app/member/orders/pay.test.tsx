import { type OrderStatus, orderStates, orderStatuses } from 'commerce/contract/states';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import OrderPay, { handle } from './pay.tsx';
import { orderOf } from './testing/order-of.ts';

const order = orderOf({});

const show = (status: OrderStatus) =>
  renderPage(OrderPay, {
    address: `/user/order/pay?orderNo=${order.orderNo}`,
    loaderData: { found: { value: { order: { ...order, status }, clockOffset: 0 } }, phone: '13800138000' },
    handle,
  });

test.each([
  ['PAID', 'This order has been paid', []],
  ['COMPLETED', 'This order has been paid and completed', []],
  ['TIMED_OUT', 'Payment timed out', ['/artworks']],
  ['CANCELLED', 'This order has been canceled', ['/artworks']],
  ['REFUNDING', 'A refund has been requested for this order', []],
  ['REFUNDED', 'This order has been refunded', ['/user/wallet']],
] as const)('the pay page of a %s order says “%s”', (status, sentence, furtherPages) => {
  const html = show(status);
  expect(html).toContain(`>${sentence}<`);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual([`/user/order/detail?orderNo=${order.orderNo}`, ...furtherPages]);
});

test('every status that cannot be paid has its own text and no form', () => {
  const closed = orderStatuses.filter((status) => !orderStates.can(status, 'pay', 'member')).map(show);
  expect(new Set(closed).size).toBe(closed.length);
  expect(closed.join('')).not.toContain('<form');
  expect(show('WAITING_PAYMENT')).toContain('<form');
});
