export interface ToastMessage {
  id: string;
  /** A function, because the language may change while the toast is shown. */
  text: () => string;
  type: 'success' | 'error';
  /** Where the message leads. A message with a link stays until it is closed. */
  link?: ToastLink | undefined;
  /** The time of the message in milliseconds since 1970. */
  timestamp: number;
}

export interface ToastLink {
  to: string;
  text: () => string;
}

const shownForMilliseconds = 6000;

let messages: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a message at the edge of the page for a few seconds, or until it is closed if it has a link. */
export function toast(text: () => string, type: ToastMessage['type'] = 'success', link?: ToastLink): void {
  const timestamp = Date.now();
  const id = `${timestamp}-${Math.random().toString(36).slice(2)}`;
  // A message replaces an older message with the same text, so that equal messages do not pile up.
  replace([...messages.filter((message) => message.text() !== text()), { id, text, type, link, timestamp }]);
  if (!link) setTimeout(() => dismissToast(id), shownForMilliseconds);
}

export function dismissToast(id: string): void {
  replace(messages.filter((message) => message.id !== id));
}

/** Removes every message, because another one takes their place. */
export function dismissToasts(): void {
  replace([]);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastMessage[] => messages,
  readOnServer: (): readonly ToastMessage[] => none,
};

const none: readonly ToastMessage[] = [];

function replace(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}
