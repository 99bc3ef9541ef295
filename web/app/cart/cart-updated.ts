/** The page-wide event after which everything that shows the cart reads it anew. */
export const cartUpdated = 'cartUpdated';

export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(cartUpdated));
}
