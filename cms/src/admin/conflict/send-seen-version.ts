import { useForm } from '@strapi/strapi/admin';
import { seenAt } from '../../saving/seen-version.ts';
import { type Action, changeAction, type Described } from '../change-action.ts';
import { type EditedVersion, versionSeen } from './version-seen.ts';

/**
 * Tells the server with a publication which version the form shows, when nothing was changed in it: Strapi publishes what
 * the form shows, not what is stored. The panel for conflicts does it for a form with changes.
 */
export function sendSeenVersion(actions: Action[]): Action[] {
  return actions.map((action) =>
    action.type === 'publish' ? changeAction(action as Action<EditedVersion>, useSeenVersion) : action,
  );
}

function useSeenVersion(described: Described | null, edited: EditedVersion): Described | null {
  const onChange = useForm('SendSeenVersion', (state) => state.onChange);
  const setValues = useForm('SendSeenVersion', (state) => state.setValues);
  const getValues = useForm('SendSeenVersion', (state) => state.getValues);
  if (!described) return null;
  return {
    ...described,
    async onClick(event) {
      // Strapi renews its buttons a moment after the form, so what is in the form is asked now.
      const values = getValues();
      const version = versionSeen(edited);
      if (seenAt in values || !version) return await described.onClick?.(event);
      onChange(seenAt, version);
      try {
        return await described.onClick?.(event);
      } finally {
        // Otherwise the form would count as changed.
        setValues(values);
      }
    },
  };
}
