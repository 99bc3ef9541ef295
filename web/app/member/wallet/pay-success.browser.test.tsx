// @vitest-environment happy-dom
import type { Order } from '@junyao/commerce/contract';
import type { ComponentProps } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage } from '../../private/testing/mount-page.tsx';
import { orderOf, paymentOf, rechargeOf } from '../orders/testing/order-of.ts';
import PaySuccess from './pay-success.tsx';
import { chargeOf } from './testing/charge-of.ts';

afterEach(() => vi.unstubAllGlobals());

const { orderNo } = orderOf({});
const charge = chargeOf({ orderNo, amount: 100 });

async function show(order: Order) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      status: 'OK',
      content: url.includes('/order/detail') ? order : { balance: 0, available: 0, frozen: 0 },
    }),
  );
  const loaded = { charge: { value: charge }, PayOnline: undefined, UnpaidOrders: undefined, unpaid: [] };
  const props = { loaderData: loaded } as unknown as ComponentProps<typeof PaySuccess>;
  await mountPage(
    () => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <PaySuccess {...props} />
      </SWRConfig>
    ),
    `/user/wallet/pay/success?chargeNo=${charge.chargeNo}`,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('View order'));
  return document.body.textContent;
}

test('who has paid an order reads first that it is paid, and nothing of the wallet', async () => {
  const recharge = rechargeOf({ chargeNo: charge.chargeNo });
  const text = await show(orderOf({ status: 'PAID', payment: paymentOf({ recharge }) }));
  expect(text).toMatch(new RegExp(`^Payment statusPaid¥100.00Order ${orderNo} is paid.View order`));
  expect(text).not.toContain('credited');
  expect(text).not.toContain('available');
  expect(document.querySelector('a')?.textContent).toBe('View order');
});

test('money that came too late for the order is in the wallet', async () => {
  const text = await show(orderOf({ status: 'TIMED_OUT' }));
  expect(text).toContain('The amount has been credited to your wallet.');
  expect(text).toContain('could no longer be paid with it');
});
