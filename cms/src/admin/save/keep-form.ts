import { own } from '../../own.ts';
import { lockForm } from './lock-form.ts';
import { type Answers, type StoreAction, stageOf } from './store-action.ts';

interface Store {
  getState(): unknown;
}

interface Failure {
  name?: string;
}

let failure: Failure | null = null;

/** Why the last save failed. Null if it did not, or has not ended yet. */
export function lastFailure(): Failure | null {
  return failure;
}

/**
 * A middleware of the panel's Redux store. Strapi shows a form as saved as soon as it sends it, and after a failure it
 * fills the form with the stored version. What the user wrote would be lost. Here the form shows the new version only
 * when it is saved, and a failure leaves the form as it is.
 */
export const keepForm = (store: Store) => {
  let isSaving = false;
  const held: StoreAction[] = [];

  return (next: (action: never) => unknown) => (action: StoreAction) => {
    const pass = (passed: StoreAction) => next(passed as never);
    const request = stageOf(action);
    lockForm(request);
    if (request?.of === 'save') {
      isSaving = request.stage === 'begins';
      failure = request.stage === 'fails' ? ((action.payload as Failure | undefined) ?? {}) : null;
      if (request.stage === 'succeeds') for (const change of held) pass(change);
      if (!isSaving) held.length = 0;
    }
    if (action.type === 'adminApi/queries/queryResultPatched') {
      // Strapi puts what it sends into its copy of the document, and takes it out again when the save has failed.
      if (isSaving) held.push(action);
      if (isSaving || failure) return action;
    }
    if (request?.of === 'read' && request.stage === 'fails') return pass(unlessShown(action));
    return pass(action);
  };

  /** Strapi replaces a form by an error when it can't read the document again, so it gets what it has read before. */
  function unlessShown(action: StoreAction): StoreAction {
    const { queries } = (store.getState() as Answers).adminApi;
    const data = own(queries, action.meta?.arg?.queryCacheKey ?? '')?.data;
    if (data === undefined) return action;
    const type = action.type?.replace('/rejected', '/fulfilled') ?? '';
    const meta = { ...action.meta, fulfilledTimeStamp: Date.now(), requestStatus: 'fulfilled' };
    return { type, payload: data, meta } as StoreAction;
  }
};
