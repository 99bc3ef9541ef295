import { useForm } from '@strapi/strapi/admin';
import { type Action, changeAction, type Described } from '../change-action.ts';
import { lastFailure } from './keep-form.ts';

/** Leaves the form unsaved after any failure, so that it can be saved again. Strapi does so only for invalid values. */
export function keepAfterFailure(actions: Action[]): Action[] {
  return actions.map((action) => (action.type === 'update' ? changeAction(action, useKeptForm) : action));
}

function useKeptForm(described: Described | null): Described | null {
  const opened = useForm('KeepAfterFailure', (state) => state.initialValues);
  const getValues = useForm('KeepAfterFailure', (state) => state.getValues);
  const setValues = useForm('KeepAfterFailure', (state) => state.setValues);
  const resetForm = useForm('KeepAfterFailure', (state) => state.resetForm);
  if (!described) return null;
  return {
    ...described,
    async onClick(event) {
      const result = await described.onClick?.(event);
      const failure = lastFailure();
      if (failure && failure.name !== 'ValidationError') {
        const values = getValues();
        resetForm(opened);
        setValues(values);
      }
      return result;
    },
  };
}
