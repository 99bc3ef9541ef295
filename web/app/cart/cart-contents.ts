import { useSyncExternalStore } from 'react';

/**
 * A summary of the cart for pages that do not load the cart. The floating cart, which loads the cart,
 * publishes this summary. It is null for guests, and until the cart is known.
 */
export interface CartContents {
  /** The sum of the quantities of all items. */
  count: number;
  productCodes: readonly string[];
}

let contents: CartContents | null = null;
const listeners = new Set<() => void>();

export function publishCartContents(next: CartContents | null): void {
  contents = next;
  for (const listener of listeners) listener();
}

/** The number of pieces in the cart, or null while it is unknown. */
export function useCartCount(): number | null {
  return useSyncExternalStore(subscribe, () => contents?.count ?? null, unknown);
}

export function useIsInCart(productCode: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => contents?.productCodes.includes(productCode) ?? false,
    () => false,
  );
}

const unknown = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
