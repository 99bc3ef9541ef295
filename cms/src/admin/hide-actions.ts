/** What Strapi's content manager makes of an action: nothing, or a button or an entry of a menu. */
type Action = (document: never) => Described | null;

interface Described {
  variant?: string;
  disabled?: boolean;
  position?: string | string[];
  dialog?: { type: string };
}

/**
 * Hides actions that delete something and that the user may not take, which Strapi shows in the menu of a row as if they
 * could be chosen, and Strapi's dialogs for publishing several languages: the plain button does that here.
 */
export function hideActions(actions: Action[]): Action[] {
  // The place of an action in the panel is a property of its function.
  return actions.map((action) => Object.assign((document: never) => shown(action(document)), action));
}

function shown(description: Described | null): Described | null {
  if (!description) return null;
  const { variant, disabled, position, dialog } = description;
  const isForbidden = variant === 'danger' && disabled;
  const isForSeveralLanguages = dialog?.type === 'modal' && String(position) === 'panel';
  return isForbidden || isForSeveralLanguages ? null : description;
}
