import type { CartItem } from '@junyao/commerce/contract';
import { useEffect } from 'react';
import { publishCartContents } from '../cart-contents.ts';
import { cartCount } from '../cart-total.ts';

/** Keeps the number on the button up to date. */
export function usePublishedCart(items: CartItem[] | undefined, error: unknown): void {
  useEffect(() => {
    const productCodes = items?.map(({ productCode }) => productCode);
    publishCartContents(items && productCodes ? { count: cartCount(items), productCodes } : null);
  }, [items]);
  useEffect(() => () => publishCartContents(null), []);
  useEffect(() => {
    // The specification asks only for a log entry. The panel also shows the failure when it has no items.
    if (error) console.warn('The cart could not be loaded:', error);
  }, [error]);
}
