/** What the panel's store passes on. The answer to a request that was refused is its payload. */
interface StoreAction {
  payload?: { details?: { isStale?: boolean } };
}

/** The changes in the form of a document that are not saved yet. */
interface Written {
  place: string;
  changes: Record<string, unknown>;
}

// Outside the panel for conflicts, because Strapi builds the form anew when somebody else began this language.
let written: Written | undefined;
let refused: Written | undefined;

export function noteChanges(place: string, changes: Written['changes']): void {
  written = { place, changes };
}

/** A middleware of the panel's Redux store. Notes that the server refused a save because somebody else had saved first. */
export const noteRefusedSave = () => (next: (action: never) => unknown) => (action: StoreAction) => {
  if (action.payload?.details?.isStale) refused = written;
  return next(action as never);
};

/** The changes in the form of this document whose save was refused. Answers them once. */
export function takeRefused(place: string): Written['changes'] | undefined {
  if (refused?.place !== place) return undefined;
  const { changes } = refused;
  refused = undefined;
  return changes;
}
