const storageKey = 'device';

/**
 * The random id of this browser, by which an account knows its devices. It is made once. Undefined if the browser
 * keeps nothing.
 */
export function readDeviceId(): string | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept && uuid.test(kept)) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(storageKey, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Commerce refuses any other text. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
