import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. It is false on the server and while hydrating, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(nothingChanges, inBrowser, onServer);
}

const nothingChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
