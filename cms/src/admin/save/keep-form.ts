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

/** Null if the last save did not fail, or has not ended yet. */
export function lastFailure(): Failure | null {
  return failure;
}

/**
 * Strapi shows a form as saved as soon as it sends the form, and fills it with the stored version after a failure,
 * which would lose the user's text. This middleware of the Redux store shows the new version only when it is saved.
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
      // Strapi changes its copy of the document when it sends it, and changes it back when the save fails.
      if (isSaving) held.push(action);
      if (isSaving || failure) return action;
    }
    if (request?.of === 'read' && request.stage === 'fails') return pass(unlessShown(action));
    return pass(action);
  };

  /**
   * When Strapi cannot read the document again, it would show an error in place of the form, so it gets the last
   * answer.
   */
  function unlessShown(action: StoreAction): StoreAction {
    const { queries } = (store.getState() as Answers).adminApi;
    const data = own(queries, action.meta?.arg?.queryCacheKey ?? '')?.data;
    if (data === undefined) return action;
    const type = action.type?.replace('/rejected', '/fulfilled') ?? '';
    const meta = { ...action.meta, fulfilledTimeStamp: Date.now(), requestStatus: 'fulfilled' };
    return { type, payload: data, meta } as StoreAction;
  }
};
