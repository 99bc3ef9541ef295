import { useSyncExternalStore } from 'react';
import { hasSessionEnded } from '../session/auth-redirect.ts';

/** Whether the login is shown because a session ended; not on the server and while hydrating, which can't know. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(nothingChanges, hasSessionEnded, () => false);
}

const nothingChanges = () => () => {};
