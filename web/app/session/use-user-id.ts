import { useSyncExternalStore } from 'react';
import { readSession, sessionChanged } from './session.ts';

/** Null for guests, on the server and while hydrating. */
export function useUserId(): string | null {
  return useSyncExternalStore(subscribe, readUserId, () => null);
}

const readUserId = () => readSession()?.userId ?? null;

/** Another tab may have logged in or out before this one gets the focus or is seen again. */
const moments = [sessionChanged, 'focus', 'visibilitychange'];

function subscribe(listener: () => void): () => void {
  for (const moment of moments) window.addEventListener(moment, listener);
  return () => {
    for (const moment of moments) window.removeEventListener(moment, listener);
  };
}
