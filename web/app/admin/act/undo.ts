import { dismissToast } from '../../ui/toast.ts';

/** Something that was done at once and can be undone for a while. */
export interface Undoable {
  id: number;
  /** A function, because the language may change while it is offered. */
  text: () => string;
  /** @throws PartlyUndone if some of it stays as it is */
  undo: () => Promise<unknown>;
  /** What is likely done next, such as offering a piece for sale that was just priced. */
  next?: { verb: () => string; act: () => Promise<unknown> } | undefined;
}

/** Says what could not be undone, while the rest was. */
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

/** Offers to undo what was done, for ten seconds. A newer offer or toast takes its place. */
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
