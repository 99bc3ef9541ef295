import { readSession } from '../session/session.ts';

// These functions are not in unanswered.ts, because the pages of a purchase load that file.

const prefix = 'unanswered-act';

/** Each user of the tab has their own keys. */
export function keyOfAct(...names: string[]): string {
  return [prefix, readSession()?.userId, ...names].join(':');
}

export function forgetUnansweredActs(): void {
  try {
    const acts = Object.keys(sessionStorage).filter((key) => key.startsWith(`${prefix}:`));
    for (const key of acts) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so no action was stored.
  }
}
