import { isNetworkError } from '../api/errors.ts';
import type { FormResult } from './form-action.ts';

type Action = (args: { request: Request }) => Promise<FormResult<unknown>>;

/**
 * Makes a `clientAction` whose code is imported when a form is sent for the first time, so that a page with a form
 * loads less script. If the import fails, the form shows that the network failed.
 */
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
