import { placeOf, type StoreAction, stageOf } from '../save/store-action.ts';

type Changes = Record<string, unknown>;

// Not in the state of ConflictPanel, because Strapi discards the whole form when it reads a document again. Each map has
// the changes by the document and its language.
const written = new Map<string, Changes>();
const sent = new Map<string, Changes>();
const refused = new Map<string, Changes>();

/** Notes what is changed in a form and not saved yet. */
export function noteChanges(place: string, changes: Changes): void {
  written.set(place, changes);
}

/**
 * A middleware of the panel's Redux store. Notes that the server refused a save because somebody else had saved first.
 * Strapi then fills the form with the stored version, so the changes are set aside when they are sent.
 */
export const noteRefusedSave = () => (next: (action: never) => unknown) => (action: StoreAction) => {
  const request = stageOf(action);
  if (request?.of === 'save') {
    const { model = '', documentId, params } = action.meta?.arg?.originalArgs ?? {};
    const place = placeOf(model, documentId, params?.locale);
    if (request.stage === 'begins') sent.set(place, written.get(place) ?? {});
    if (request.stage === 'succeeds') for (const changes of [written, sent, refused]) changes.delete(place);
    const isStale = (action.payload as { details?: { isStale?: boolean } } | undefined)?.details?.isStale;
    if (isStale) refused.set(place, { ...refusedIn(place), ...sent.get(place) });
  }
  return next(action as never);
};

/** The changes in this form whose save was refused and that are not settled yet. */
export function refusedIn(place: string): Changes {
  return refused.get(place) ?? {};
}

/** Notes that the user has chosen which text of a field to keep. */
export function settle(place: string, name: string): void {
  const { [name]: _, ...changes } = refusedIn(place);
  refused.set(place, changes);
}

/** Asks before the page is closed or loaded again while a conflict is not settled. */
export function guardUnsettled(): void {
  window.addEventListener('beforeunload', (event) => {
    if ([...refused.values()].some((changes) => Object.keys(changes).length > 0)) event.preventDefault();
  });
}
