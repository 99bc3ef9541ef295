import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { orderOf } from '../orders/testing/order-of.ts';
import PaySuccess, { handle } from './pay-success.tsx';
import { chargeOf } from './testing/charge-of.ts';
import { UnpaidOrders } from './unpaid-orders.tsx';

const charge = chargeOf({});
const orders = ['JO202601010000000002', 'JO202601010000000001'];

function show(): string[] {
  const unpaid = orders.map((orderNo) => ({ order: orderOf({ orderNo }), clockOffset: 0 }));
  const html = renderPage(PaySuccess, {
    address: `/user/wallet/pay/success?chargeNo=${charge.chargeNo}`,
    loaderData: { charge: { value: charge }, UnpaidOrders, unpaid },
    handle,
  });
  return [...html.matchAll(/<h2[^>]*>([^<]*)<|>(JO\d+)</g)].map(
    ([, title, orderNo]) => title ?? orderNo ?? '',
  );
}

test('all unpaid orders are listed after a recharge', () => {
  expect(show()).toEqual(['Orders waiting for payment', ...orders]);
});
