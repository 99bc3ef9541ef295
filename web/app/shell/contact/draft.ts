/** The texts of a message that has not been sent yet, by field name. */
export type Draft = Partial<Record<string, string>>;

const prefix = 'message-draft:';
const keyOf = (kind: string) => prefix + kind;

/** The draft stays until the message has been sent or the tab is closed. */
export function readDraft(kind: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Draft;
  } catch {
    return {};
  }
}

export function keepDraft(kind: string, form: FormData): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(form)));
  } catch {
    // Storage is forbidden or full. The fields still keep their texts while the form is open.
  }
}

export function forgetDraft(kind: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Storage is forbidden, so no draft was stored.
  }
}

/** A draft may name the member who logs out. */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of drafts) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so no draft was stored.
  }
}
