/** What Strapi's content manager makes of an action: nothing, or a button or an entry of a menu. */
type Action = ((document: never) => Described | null) & { type?: string };

interface Described {
  variant?: string;
  disabled?: boolean;
  position?: string | string[];
  dialog?: { type: string };
}

/** Strapi offers these to everybody. The forms are arranged in form/forms.ts, and the types are changed in the code. */
const forDevelopers = new Set(['configure-the-view', 'edit-the-model']);

/**
 * Hides dangerous actions that are disabled, which Strapi shows in the menu of a row as if they could be chosen, Strapi's
 * dialogs for publishing several languages, which the plain button does here, and what only developers need.
 */
export function hideActions(actions: Action[]): Action[] {
  return actions
    .filter(({ type }) => !forDevelopers.has(type ?? ''))
    .map((action) => {
      // The place of an action in the panel is a property of its function.
      return Object.assign((document: never) => shown(action(document)), action);
    });
}

function shown(description: Described | null): Described | null {
  if (!description) return null;
  const { variant, disabled, position, dialog } = description;
  const isForbidden = variant === 'danger' && disabled;
  const isForSeveralLanguages = dialog?.type === 'modal' && String(position) === 'panel';
  return isForbidden || isForSeveralLanguages ? null : description;
}
