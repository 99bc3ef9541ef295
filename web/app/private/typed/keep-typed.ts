import { hasSessionEnded } from '../../session/auth-redirect.ts';
import { keptLocation } from '../../session/kept-location.ts';
import { sessionChanged } from '../../session/session.ts';
import { forget, keep, parseKept } from '../../session/tab-storage.ts';
import { fillIn } from './fill-in.ts';
import { isTyped, type Typed } from './typed.ts';
import { readFields } from './typed-fields.ts';

const storageKey = 'typed';

/** Writes the kept texts into the fields of this page, and keeps what is typed when the session ends. */
export function keepTyped(userId: string, left: AbortSignal): void {
  if (left.aborted) return;
  giveBack(userId, left);
  const keepFields = () => {
    const { pathname } = window.location;
    if (!hasSessionEnded() || keptLocation()?.pathname !== pathname) return;
    keep(storageKey, JSON.stringify({ userId, pathname, fields: readFields() } satisfies Typed));
  };
  window.addEventListener(sessionChanged, keepFields, { signal: left });
}

function giveBack(userId: string, left: AbortSignal): void {
  const typed = parseKept(storageKey);
  if (!isTyped(typed)) return;
  forget(storageKey);
  if (typed.userId === userId && typed.pathname === window.location.pathname) fillIn(typed, left);
}
