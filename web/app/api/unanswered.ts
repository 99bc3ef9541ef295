export interface Unanswered {
  requestId: string;
  input: string;
}

export function readUnanswered(storageKey: string): Unanswered | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Unanswered | null;
  } catch {
    return null;
  }
}

/** Null removes the stored attempt. */
export function storeUnanswered(storageKey: string, unanswered: Unanswered | null): void {
  try {
    if (unanswered) sessionStorage.setItem(storageKey, JSON.stringify(unanswered));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden, so the attempt is forgotten at a reload.
  }
}
