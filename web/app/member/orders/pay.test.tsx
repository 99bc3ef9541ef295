import type { Order } from '@junyao/commerce/contract';
import { type OrderStatus, orderStates, orderStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { isJustPaid } from './is-just-paid.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PaidOrder } from './paid-order.tsx';
import OrderPay, { handle } from './pay.tsx';
import { orderOf, paymentOf, rechargeOf } from './testing/order-of.ts';

const order = orderOf({});

const shipment = { carrier: 'SF Express', trackingNo: 'SF1234567890', shippedAt: '2026-01-03T08:00:00.000Z' };

function show(status: OrderStatus, changes: Partial<Order> = {}) {
  const shown = { ...order, status, ...changes };
  return renderPage(OrderPay, {
    address: `/user/order/pay?orderNo=${order.orderNo}`,
    loaderData: {
      found: { value: { order: shown, clockOffset: 0 } },
      Settled: isJustPaid(shown) ? PaidOrder : NothingToPay,
      phone: '13800138000',
    },
    handle,
  });
}

test.each([
  ['PAID', 'This order has been paid', []],
  ['COMPLETED', 'This order has been paid and completed', []],
  ['TIMED_OUT', 'Payment timed out', ['/artworks']],
  ['CANCELLED', 'This order has been canceled', ['/artworks']],
  ['REFUNDING', 'A refund has been requested for this order', []],
  ['REFUNDED', 'This order has been refunded', ['/user/wallet']],
] as const)('the pay page of a %s order says “%s”', (status, sentence, furtherPages) => {
  const html = show(status, { shipment });
  expect(html).toContain(`>${sentence}<`);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual([`/user/order/detail?orderNo=${order.orderNo}`, ...furtherPages]);
});

test('an order that timed out without a confirmed payment says so, and what to do', () => {
  expect(show('TIMED_OUT', { notArrived: true })).toContain('No payment from you was confirmed');
  expect(show('TIMED_OUT')).not.toContain('No payment from you');
});

test('every status that cannot be paid has its own text and no form', () => {
  const closed = orderStatuses
    .filter((status) => !orderStates.can(status, 'pay', 'member'))
    .map((status) => show(status));
  expect(new Set(closed).size).toBe(closed.length);
  expect(closed.join('')).not.toContain('<form');
});

test('until the balance is known, the page of an unpaid order offers no payment', () => {
  const html = show('WAITING_PAYMENT');
  expect(html).toContain('Amount due');
  expect(html).not.toContain('>Pay from wallet</button>');
});

test('after the payment the page thanks, and names the pieces, the number, the address and the packing', () => {
  const html = show('PAID');
  expect(html).toMatch(/<h1[^>]*>Thank you for your order<\/h1>/);
  for (const text of [
    'The piece is yours',
    'Sky-blue vase',
    order.orderNo,
    '神垕镇 1 号',
    'within three working days',
  ]) {
    expect(html).toContain(text);
  }
});

test('who paid at a provider is not told that the wallet paid', () => {
  const told = (payment: Order['payment']) =>
    /(Paid[^<]*) <span[^>]*>¥100.00/.exec(show('PAID', { payment }))?.[1];
  expect(told(paymentOf({}))).toBe('Paid from wallet');
  expect(told(paymentOf({ recharge: rechargeOf({}) }))).toBe('Paid');
});
