import { useSyncExternalStore } from 'react';
import { readSession, sessionChanged } from './session.ts';

/** Null for guests, on the server and while hydrating. */
export function useUserId(): string | null {
  return useSyncExternalStore(subscribe, readUserId, () => null);
}

const readUserId = () => readSession()?.userId ?? null;

/** Listens to the focus as well, because another tab may have logged in or out. */
function subscribe(listener: () => void): () => void {
  window.addEventListener(sessionChanged, listener);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener(sessionChanged, listener);
    window.removeEventListener('focus', listener);
  };
}
