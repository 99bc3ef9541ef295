import { useRef, useSyncExternalStore } from 'react';

/*
 * Replaces the CommonJS modules of the package of this name: on the server and in tests, their `require()` would find the
 * older React that the CMS installs at the root.
 */

export { useSyncExternalStore };

/** While the selected value is equal, the hook returns the same object, so that nothing renders again. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  read: () => Snapshot,
  readOnServer: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ selection: Selection }>(null);
  const select = (snapshot: Snapshot) => {
    const selection = selector(snapshot);
    if (last.current && isEqual(last.current.selection, selection)) return last.current.selection;
    last.current = { selection };
    return selection;
  };
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select((readOnServer ?? read)()),
  );
}
