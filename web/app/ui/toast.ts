export interface ToastMessage {
  id: string;
  /** A function, because the language may change while the toast is shown. */
  text: () => string;
  type: 'success' | 'error';
  /** A message with a link stays until it is closed. */
  link?: ToastLink | undefined;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export interface ToastLink {
  to: string;
  text: () => string;
}

const shownForMilliseconds = 6000;

let shown: ToastMessage | null = null;
const listeners = new Set<() => void>();

/** Shows a message for some seconds, or until it is closed if it has a link. It replaces an earlier message. */
export function toast(text: () => string, type: ToastMessage['type'] = 'success', link?: ToastLink): void {
  const timestamp = Date.now();
  const id = `${timestamp}-${Math.random().toString(36).slice(2)}`;
  show({ id, text, type, link, timestamp });
  if (!link) setTimeout(() => shown?.id === id && dismissToast(), shownForMilliseconds);
}

export function dismissToast(): void {
  show(null);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ToastMessage | null => shown,
  readOnServer: (): ToastMessage | null => null,
};

function show(message: ToastMessage | null): void {
  shown = message;
  for (const listener of listeners) listener();
}
