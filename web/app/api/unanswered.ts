import { readSession } from '../session/session.ts';

/** An attempt whose answer never came. */
export interface Unanswered {
  requestId: string;
  input: string;
}

/** The attempt without an answer that is stored under this key, or null. */
export function readUnanswered(storageKey: string): Unanswered | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Unanswered | null;
  } catch {
    return null;
  }
}

/** Stores the attempt without an answer under this key. Null removes it. */
export function storeUnanswered(storageKey: string, unanswered: Unanswered | null): void {
  try {
    if (unanswered) sessionStorage.setItem(storageKey, JSON.stringify(unanswered));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden. The attempt is then forgotten at a reload.
  }
}

const actPrefix = 'unanswered-act';

/** The key for an action of the present user. Another user of the tab has other keys. */
export function keyOfAct(...names: string[]): string {
  return [actPrefix, readSession()?.userId, ...names].join(':');
}

/** Forgets the actions without an answer, at the logout. */
export function forgetUnansweredActs(): void {
  try {
    const acts = Object.keys(sessionStorage).filter((key) => key.startsWith(`${actPrefix}:`));
    for (const key of acts) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so no action was stored.
  }
}
