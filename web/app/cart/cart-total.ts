import type { CartItem } from '@junyao/commerce/contract';

type Priced = Pick<CartItem, 'price' | 'quantity' | 'selected'>;

/** In yuan, exact to the fen. An item without a price counts as 0. */
export function cartTotal(items: readonly Priced[]): number {
  const fen = items
    .filter(({ selected }) => selected)
    .reduce((sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity, 0);
  return fen / 100;
}

/** The sum of the quantities of all items. */
export function cartCount(items: readonly Priced[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
