import { dismissToast } from '../../ui/toast.ts';

export interface Undoable {
  id: number;
  /** A function, because the language may change while the text is shown. */
  text: () => string;
  /** @throws PartlyUndone if some of it stays as it is */
  undo: () => Promise<unknown>;
  next?: { verb: () => string; act: () => Promise<unknown> } | undefined;
}

export class PartlyUndone extends Error {
  readonly text: () => string;

  constructor(text: () => string) {
    super(text());
    this.text = text;
  }
}

const offeredForMs = 10_000;

let offered: Undoable | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** A newer offer or toast replaces this one. */
export function offerUndo(
  text: () => string,
  undo: () => Promise<unknown>,
  next?: NonNullable<Undoable['next']>,
): void {
  lastId += 1;
  const id = lastId;
  dismissToast();
  replace({ id, text, undo, next });
  setTimeout(() => withdrawUndo(id), offeredForMs);
}

export function withdrawUndo(id: number): void {
  if (offered?.id === id) replace(null);
}

export const undoStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Undoable | null => offered,
};

function replace(next: Undoable | null): void {
  offered = next;
  for (const listener of listeners) listener();
}
