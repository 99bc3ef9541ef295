// @vitest-environment happy-dom
import type { CartItem } from '@junyao/commerce/contract';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { cartUpdated } from '../../cart/cart-updated.ts';
import { clearSession, saveSession } from '../../session/session.ts';
import { putBack } from './cart-changes.ts';

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

const item: CartItem = {
  itemId: 'i-1',
  productCode: 'JY-2024-003',
  productName: null,
  price: null,
  imageUrl: [],
  quantity: 2,
  selected: false,
  status: 'available',
};

function answer({ added, updated }: { added: unknown; updated?: unknown }) {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  const loadAgain = vi.fn();
  window.addEventListener(cartUpdated, loadAgain);
  onTestFinished(() => window.removeEventListener(cartUpdated, loadAgain));
  vi.stubGlobal('fetch', async (url: string) => {
    const content = url.includes('add_item') ? added : updated;
    if (!content) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'OK', content });
  });
  return loadAgain;
}

test('the cart is loaded again when putting an item back fails after it was added', async () => {
  const loadAgain = answer({ added: item });
  await expect(putBack(item)).rejects.toThrow('Failed to fetch');
  expect(loadAgain).toHaveBeenCalledTimes(1);
});

test.each([{ added: { itemId: 'i-2' } }, { added: item, updated: { itemId: 'i-1' } }])(
  'an item is not put back by an answer of another shape: %j',
  async (answers) => {
    const loadAgain = answer(answers);
    await expect(putBack(item)).rejects.toThrow(ApiError);
    expect(loadAgain).toHaveBeenCalledTimes(1);
  },
);
