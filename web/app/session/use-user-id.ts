import { useSyncExternalStore } from 'react';
import { readSession, sessionChanged } from './session.ts';

/** The member who is logged in; null for guests, on the server and while hydrating. */
export function useUserId(): string | null {
  return useSyncExternalStore(subscribe, readUserId, () => null);
}

const readUserId = () => readSession()?.userId ?? null;

/** Another tab may have logged in or out meanwhile: looked at again when this one gets the focus. */
function subscribe(listener: () => void): () => void {
  window.addEventListener(sessionChanged, listener);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener(sessionChanged, listener);
    window.removeEventListener('focus', listener);
  };
}
