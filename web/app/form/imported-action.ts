import { isNetworkError } from '../api/errors.ts';
import type { FormResult } from './form-action.ts';

type Action = (args: { request: Request }) => Promise<FormResult<unknown>>;

/** The code is imported when a form is first sent. A failed import is shown as a network failure. */
export function importedAction(load: () => Promise<{ action: Action }>): Action {
  return async (args) => {
    try {
      const { action } = await load();
      return await action(args);
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      return { fields: {}, error };
    }
  };
}
