/** An event on `window`. Every component that shows the cart loads it again after this event. */
export const cartUpdated = 'cartUpdated';

const storageKey = 'cart-updated';

export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(cartUpdated));
  tellOtherTabs();
}

/** For a change that this tab already shows. */
export function tellOtherTabs(): void {
  try {
    // The browser reports a new value to all other tabs, but not to this tab.
    localStorage.setItem(storageKey, crypto.randomUUID());
  } catch {
    // Storage is forbidden. The other tabs load the cart when they get the focus.
  }
}

/** Passes the report of another tab on to the components of this tab. */
export function hearOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey) window.dispatchEvent(new Event(cartUpdated));
}
