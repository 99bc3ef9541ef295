export interface ToastMessage {
  id: string;
  /** Asked whenever it is shown: the language may be switched meanwhile. */
  text: () => string;
  type: 'success' | 'error';
  /** Epoch milliseconds. */
  timestamp: number;
}

const shownForMilliseconds = 6000;

let messages: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a message at the edge of the page for a few seconds. */
export function toast(text: () => string, type: ToastMessage['type'] = 'success'): void {
  const timestamp = Date.now();
  const id = `${timestamp}-${Math.random().toString(36).slice(2)}`;
  // The same words again replace the older ones instead of piling up.
  replace([...messages.filter((message) => message.text() !== text()), { id, text, type, timestamp }]);
  setTimeout(() => dismissToast(id), shownForMilliseconds);
}

export function dismissToast(id: string): void {
  replace(messages.filter((message) => message.id !== id));
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
