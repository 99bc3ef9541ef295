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
