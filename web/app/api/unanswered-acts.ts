import { readSession } from '../session/session.ts';

// These functions are not in unanswered.ts, because the pages of a purchase load that file.

const prefix = 'unanswered-act';

/** The key for an action of the present user. Another user of the tab has other keys. */
export function keyOfAct(...names: string[]): string {
  return [prefix, readSession()?.userId, ...names].join(':');
}

/** Forgets the actions without an answer, at the logout. */
export function forgetUnansweredActs(): void {
  try {
    const acts = Object.keys(sessionStorage).filter((key) => key.startsWith(`${prefix}:`));
    for (const key of acts) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so no action was stored.
  }
}
