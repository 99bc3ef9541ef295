/** What the panel's store passes on. The answer to a request that was refused is its payload. */
interface StoreAction {
  type?: string;
  meta?: { arg?: { endpointName?: string } };
  payload?: { details?: { isStale?: boolean } };
}

/** Strapi's names of the requests that save a form. */
const saves = new Set(['createDocument', 'updateDocument', 'publishDocument']);

type Changes = Record<string, unknown>;

/** The changes in a form that are not saved yet. */
interface Written {
  /** The document and its language. */
  place: string;
  changes: Changes;
}

// Not in the state of ConflictPanel, because Strapi discards the whole form when it reads a document again.
let written: Written | undefined;
let sent: Written | undefined;
let refused: Written | undefined;

export function noteChanges(place: string, changes: Changes): void {
  written = { place, changes };
}

/**
 * A middleware of the panel's Redux store. Notes that the server refused a save because somebody else had saved first.
 * Strapi shows the form as saved as soon as the request is sent, so the changes are set aside at that moment.
 */
export const noteRefusedSave = () => (next: (action: never) => unknown) => (action: StoreAction) => {
  const { type = '', meta, payload } = action;
  if (saves.has(meta?.arg?.endpointName ?? '')) {
    if (type.endsWith('/pending')) sent = written;
    if (type.endsWith('/fulfilled')) {
      written = undefined;
      refused = undefined;
    }
    if (payload?.details?.isStale && sent)
      refused = { ...sent, changes: { ...refusedIn(sent.place), ...sent.changes } };
  }
  return next(action as never);
};

/** The changes in this form whose save was refused and that are not settled yet. */
export function refusedIn(place: string): Changes {
  return refused?.place === place ? refused.changes : {};
}

/** Notes that the user has chosen which text of a field to keep. */
export function settle(name: string): void {
  if (!refused) return;
  const { [name]: _, ...changes } = refused.changes;
  refused = { ...refused, changes };
}
