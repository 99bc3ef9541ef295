/** The event on `window` that makes every component that shows the cart load it again. */
export const cartUpdated = 'cartUpdated';

export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(cartUpdated));
}
