import { useForm } from '@strapi/strapi/admin';
import { seenAt } from '../../saving/seen-version.ts';
import { type Action, changeAction, type Described } from '../change-action.ts';
import { type EditedVersion, versionSeen } from './version-seen.ts';

/** Only for unchanged forms, which Strapi publishes as shown. ConflictPanel sends the version of a changed form. */
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
      // Strapi renews its buttons a moment after the form, so the form is read only now.
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
