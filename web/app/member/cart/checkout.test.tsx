// @vitest-environment happy-dom
import type { CartItem } from '@junyao/commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage } from '../../private/testing/mount-page.tsx';
import { Checkout } from './checkout.tsx';
import { usePlaceOrder } from './use-place-order.ts';

afterEach(() => vi.unstubAllGlobals());

const item: CartItem = {
  ...{ itemId: 'i-1', productCode: 'JY-2024-003', productName: 'Cup', price: 420, imageUrl: [] },
  ...{ quantity: 1, selected: true, status: 'available' },
};

test('with too little money the cart says that the order can be paid directly, and offers a recharge', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      status: 'OK',
      content: url.includes('/wallet/query') ? { balance: 100, available: 100, frozen: 0 } : [],
    }),
  );
  await mountPage(() => <Checkout items={[item]} changing={false} order={usePlaceOrder()} />, '/user/cart');
  await vi.waitFor(() => expect(document.body.textContent).toContain('¥320.00 more needed'));
  expect(document.body.textContent).toContain('You can pay it directly in the next step.');
  expect(document.body.textContent).toContain('Recharge wallet');
});
