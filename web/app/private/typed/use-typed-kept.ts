import { useEffect } from 'react';
import { hasSessionEnded, keptLocation } from '../../session/auth-redirect.ts';
import { sessionChanged } from '../../session/session.ts';
import { forget, keep, parseKept } from '../../session/tab-storage.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { isTyped, type Typed } from './typed.ts';
import { readFields } from './typed-fields.ts';

const storageKey = 'typed';

/**
 * If the session ends while a member fills in a form, what was typed is kept in the tab. It is in the form
 * again when the same member has logged in and is back on the same page.
 */
export function useTypedKept(): void {
  const userId = useUserId();
  useEffect(() => {
    if (!userId) return;
    const stop = giveBack(userId);
    const keepTyped = () => {
      const { pathname } = window.location;
      if (!hasSessionEnded() || keptLocation()?.pathname !== pathname) return;
      keep(storageKey, JSON.stringify({ userId, pathname, fields: readFields() } satisfies Typed));
    };
    window.addEventListener(sessionChanged, keepTyped);
    return () => {
      stop?.();
      window.removeEventListener(sessionChanged, keepTyped);
    };
  }, [userId]);
}

/** Returns a function that stops writing into forms. */
function giveBack(userId: string): (() => void) | undefined {
  const typed = parseKept(storageKey);
  if (!isTyped(typed)) return undefined;
  forget(storageKey);
  if (typed.userId !== userId || typed.pathname !== window.location.pathname) return undefined;
  const left = new AbortController();
  void import('./fill-in.ts').then(({ fillIn }) => fillIn(typed, left.signal)).catch(() => {});
  return () => left.abort();
}
