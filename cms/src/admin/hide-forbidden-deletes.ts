/** What Strapi's content manager makes of an action: nothing, or a button or an entry of a menu. */
type Action = (document: never) => { variant?: string; disabled?: boolean } | null;

/**
 * Hides the actions that delete something and that the user may not take. Strapi disables them, but shows them in the
 * menu of a row as if they could be chosen.
 */
export function hideForbiddenDeletes(actions: Action[]): Action[] {
  // The place of an action in the panel is a property of its function.
  return actions.map((action) => Object.assign((document: never) => shown(action(document)), action));
}

function shown(description: ReturnType<Action>): ReturnType<Action> {
  return description?.variant === 'danger' && description.disabled ? null : description;
}
