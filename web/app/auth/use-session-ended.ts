import { useSyncExternalStore } from 'react';
import { hasSessionEnded } from '../session/auth-redirect.ts';

/**
 * Whether the login page is shown because a session ended. It is false on the server and while hydrating,
 * because only the browser knows whether a session ended.
 */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(nothingChanges, hasSessionEnded, () => false);
}

const nothingChanges = () => () => {};
