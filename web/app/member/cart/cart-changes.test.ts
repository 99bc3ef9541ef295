// @vitest-environment happy-dom
import type { CartItem } from 'commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { cartUpdated } from '../../cart/cart-updated.ts';
import { clearSession, saveSession } from '../../session/session.ts';
import { putBack } from './cart-changes.ts';

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('the cart is loaded again when putting an item back fails after it was added', async () => {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('add_item')) throw new TypeError('Failed to fetch');
    return new Response('{"status":"OK","content":{"itemId":"i-2"}}');
  });
  const loadAgain = vi.fn();
  window.addEventListener(cartUpdated, loadAgain);
  const item = { itemId: 'i-1', productCode: 'JY-2024-003', quantity: 2, selected: false } as CartItem;
  await expect(putBack(item)).rejects.toThrow();
  expect(loadAgain).toHaveBeenCalledTimes(1);
});
