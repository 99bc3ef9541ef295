import { useForm } from '@strapi/strapi/admin';

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
export function publishSeenVersion<Any extends object>(actions: Any[]): Any[] {
  return actions.map((each) => {
    const action = each as Action;
    if (action.type !== 'publish') return each;
    // Strapi finds the place and the kind of an action in the properties of its function.
    return Object.assign((edited: EditedDocument) => useSeenVersion(action, edited), action) as Any;
  });
}

function useSeenVersion(action: Action, edited: EditedDocument): Described | null {
  const onChange = useForm('PublishSeenVersion', (state) => state.onChange);
  const modified = useForm('PublishSeenVersion', (state) => state.modified);
  const described = action(edited);
  if (!described) return null;
  return {
    ...described,
    onClick(event) {
      const seenAt = edited.document?.updatedAt;
      if (!modified && seenAt) onChange('seenAt', seenAt);
      return described.onClick?.(event);
    },
  };
}
