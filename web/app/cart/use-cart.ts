import type { CartItem } from '@junyao/commerce/contract';
import { useEffect } from 'react';
import useSWR, { mutate as mutateKeys } from 'swr';
import { get, postForm } from '../api/commerce.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useUserId } from '../session/use-user-id.ts';
import { cartItemOf, cartItemsOf } from './cart-answer.ts';
import { cartUpdated, hearOtherTabs, tellOtherTabs } from './cart-updated.ts';

interface Cart {
  /** Undefined for guests, and until the first answer arrives. */
  items: CartItem[] | undefined;
  error: unknown;
  refresh: () => Promise<unknown>;
  select: (item: CartItem, selected: boolean) => Promise<void>;
  changeQuantity: (item: CartItem, quantity: number) => Promise<void>;
  remove: (item: CartItem) => Promise<void>;
}

/** Changes are shown after commerce has accepted them. They throw what the calls of `api/commerce.ts` throw. */
export function useCart(): Cart {
  const userId = useUserId();
  const language = useLanguage();
  const { data, error, mutate } = useSWR(
    userId ? ['cart', userId, language] : null,
    async ([, userId]) => cartItemsOf(await get('/userinfo/cart/query', { userId })),
    { keepPreviousData: true, shouldRetryOnError: false },
  );

  useEffect(refreshOnReports, []);

  async function update(item: CartItem, change: { selected?: boolean; quantity?: number }) {
    const { itemId } = item;
    const changed = cartItemOf(await postForm('/userinfo/cart/update_item', { itemId, ...change }));
    await mutate((items) => items?.map((each) => (each.itemId === itemId ? changed : each)), {
      revalidate: false,
    });
    tellOtherTabs();
  }

  return {
    // SWR would otherwise keep the items of a member who has logged out.
    items: userId ? data : undefined,
    error,
    refresh: () => mutate(),
    select: (item, selected) => update(item, { selected }),
    changeQuantity: (item, quantity) => update(item, { quantity }),
    remove: async ({ itemId }) => {
      await postForm('/userinfo/cart/delete_item', { itemId });
      await mutate((items) => items?.filter((each) => each.itemId !== itemId), { revalidate: false });
      tellOtherTabs();
    },
  };
}

/**
 * The browser registers the same listener only once, so a change causes one request however many components show the
 * cart. The listeners stay registered, because they cause no request while no component shows the cart.
 */
function refreshOnReports(): void {
  window.addEventListener(cartUpdated, refreshCart);
  window.addEventListener('storage', hearOtherTabs);
}

const refreshCart = () => void mutateKeys((key) => Array.isArray(key) && key[0] === 'cart');
