import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, so that hydration renders the same HTML as the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(nothingChanges, inBrowser, onServer);
}

const nothingChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
