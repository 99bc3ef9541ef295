/** What Strapi's content manager shows of an action: a button or an entry of a menu. */
export interface Described {
  variant?: string;
  disabled?: boolean;
  position?: string | string[];
  dialog?: { type: string };
  onClick?: (event: unknown) => unknown;
}

/** An action of Strapi's content manager. It answers nothing where it has no place. */
export type Action<Edited = never> = ((edited: Edited) => Described | null) & { type?: string };

/**
 * Changes what an action answers. Strapi finds the place and the kind of an action in the properties of its function, so
 * the new function has them too.
 */
export function changeAction<Edited>(
  action: Action<Edited>,
  change: (described: Described | null, edited: Edited) => Described | null,
): Action<Edited> {
  return Object.assign((edited: Edited) => change(action(edited), edited), action);
}
