// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { orderOf } from '../orders/testing/order-of.ts';
import PaySuccess, { handle } from './pay-success.tsx';
import { keepPurpose } from './purpose-of-charge.ts';
import { chargeOf } from './testing/charge-of.ts';

afterEach(() => sessionStorage.clear());

const charge = chargeOf({});
const orders = ['JO202601010000000002', 'JO202601010000000001'];

function show(): string[] {
  const unpaid = orders.map((orderNo) => ({ order: orderOf({ orderNo }), clockOffset: 0 }));
  const html = renderPage(PaySuccess, {
    address: `/user/wallet/pay/success?chargeNo=${charge.chargeNo}`,
    loaderData: { charge: { value: charge }, unpaid },
    handle,
  });
  return [...html.matchAll(/<h2[^>]*>([^<]*)<|>(JO\d+)</g)].map(
    ([, title, orderNo]) => title ?? orderNo ?? '',
  );
}

test('all unpaid orders are listed after a recharge', () => {
  expect(show()).toEqual(['Orders waiting for payment', ...orders]);
});

test('the order on whose payment page the recharge was opened comes first', () => {
  keepPurpose(charge.chargeNo, { pathname: '/user/order/pay', search: `?orderNo=${orders[1]}` });
  expect(show()).toEqual(['The order you recharged for', orders[1], 'Orders waiting for payment', orders[0]]);
});

test('a recharge that was opened on another page belongs to no order', () => {
  keepPurpose(charge.chargeNo, { pathname: '/user/wallet', search: `?orderNo=${orders[1]}` });
  expect(show()).toEqual(['Orders waiting for payment', ...orders]);
});
