/** Something that was done at once and can be undone for a while. */
export interface Undoable {
  id: number;
  /** A function, because the language may change while it is offered. */
  text: () => string;
  undo: () => Promise<unknown>;
}

const offeredForMs = 10_000;

let offered: Undoable | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Offers to undo what was done, for ten seconds. A newer offer takes the place of an older one. */
export function offerUndo(text: () => string, undo: () => Promise<unknown>): void {
  lastId += 1;
  const id = lastId;
  replace({ id, text, undo });
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
