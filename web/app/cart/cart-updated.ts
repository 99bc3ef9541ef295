/**
 * The name of an event on `window`. Every component that shows the cart loads the cart again after this
 * event.
 */
export const cartUpdated = 'cartUpdated';

const storageKey = 'cart-updated';

/** Reports a change of the cart to this tab and to the other tabs of the shop. */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(cartUpdated));
  tellOtherTabs();
}

/**
 * Reports a change of the cart to the other tabs of the shop only, because this tab already shows the change.
 */
export function tellOtherTabs(): void {
  try {
    // The browser reports a new value to all other tabs, but not to this tab.
    localStorage.setItem(storageKey, crypto.randomUUID());
  } catch {
    // Storage is forbidden. The other tabs load the cart when they get the focus.
  }
}

/** Handles the event `storage`: passes the report of another tab on to the components of this tab. */
export function hearOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey) window.dispatchEvent(new Event(cartUpdated));
}
