import { useSyncExternalStore } from 'react';

/** True after hydration. False on the server and while hydrating, so that both render the same HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(nothingChanges, inBrowser, onServer);
}

const nothingChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
