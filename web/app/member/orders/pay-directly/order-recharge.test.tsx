import { expect, test } from 'vitest';
import { renderPage } from '../../../private/testing/render-page.tsx';
import { chargeOf } from '../../wallet/testing/charge-of.ts';
import { orderOf } from '../testing/order-of.ts';
import { OrderRecharge } from './order-recharge.tsx';

test('an open payment names its amount, which can be less than that of the order', () => {
  const order = orderOf({ amount: 420 });
  const charge = chargeOf({ status: 'PENDING', amount: 320, payableUntil: order.payableUntil });
  const html = renderPage(
    () => <OrderRecharge order={order} loaded={charge} atOnce={false} onEnd={() => {}} onOther={() => {}} />,
    { address: '/user/order/pay', loaderData: null, handle: {} },
  );
  expect(html).toContain('Pay ¥320.00');
});
