import { useSyncExternalStore } from 'react';

/** The floating cart publishes this summary for the pages. Null for guests, and until the cart is known. */
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

/** Null while the cart is unknown. */
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
