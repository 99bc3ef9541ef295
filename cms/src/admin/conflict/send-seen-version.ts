import { useForm } from '@strapi/strapi/admin';
import { seenAt } from '../../saving/seen-version.ts';

interface EditedDocument {
  document?: { updatedAt?: string };
}

interface Described {
  onClick?: (event: unknown) => unknown;
}

type Action = ((edited: EditedDocument) => Described | null) & { type?: string };

/**
 * Tells the server with a publication which version the form shows, when nothing was changed in it: Strapi publishes what
 * the form shows, not what is stored. The panel for conflicts does it for a form with changes.
 */
export function sendSeenVersion<Any extends object>(actions: Any[]): Any[] {
  return actions.map((each) => {
    const action = each as Action;
    if (action.type !== 'publish') return each;
    // Strapi finds the place and the kind of an action in the properties of its function.
    return Object.assign((edited: EditedDocument) => useSeenVersion(action, edited), action) as Any;
  });
}

function useSeenVersion(action: Action, edited: EditedDocument): Described | null {
  const onChange = useForm('SendSeenVersion', (state) => state.onChange);
  const setValues = useForm('SendSeenVersion', (state) => state.setValues);
  const values = useForm('SendSeenVersion', (state) => state.values);
  const modified = useForm('SendSeenVersion', (state) => state.modified);
  const described = action(edited);
  if (!described) return null;
  return {
    ...described,
    async onClick(event) {
      const version = edited.document?.updatedAt;
      if (modified || !version) return await described.onClick?.(event);
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
