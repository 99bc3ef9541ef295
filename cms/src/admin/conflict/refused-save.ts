import { placeOf, type StoreAction, stageOf } from '../save/store-action.ts';

type Changes = Record<string, unknown>;

// By document and language. Strapi discards the form and the state of ConflictPanel when it reads a document again.
const written = new Map<string, Changes>();
const sent = new Map<string, Changes>();
const refused = new Map<string, Changes>();

export function noteChanges(place: string, changes: Changes): void {
  written.set(place, changes);
}

/** Strapi fills the form with the stored version after a refusal, so the changes are set aside when they are sent. */
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

/** Changes whose save was refused and about which the user has not decided yet. */
export function refusedIn(place: string): Changes {
  return refused.get(place) ?? {};
}

export function settle(place: string, name: string): void {
  const { [name]: _, ...changes } = refusedIn(place);
  refused.set(place, changes);
}

export function guardUnsettled(): void {
  window.addEventListener('beforeunload', (event) => {
    if ([...refused.values()].some((changes) => Object.keys(changes).length > 0)) event.preventDefault();
  });
}
