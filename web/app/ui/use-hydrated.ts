import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, then true: for what only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(nothingChanges, inBrowser, onServer);
}

const nothingChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
