export interface Described {
  variant?: string;
  disabled?: boolean;
  position?: string | string[];
  dialog?: { type: string };
  onClick?: (event: unknown) => unknown;
}

/** Null where the action has no place. */
export type Action<Edited = never> = ((edited: Edited) => Described | null) & { type?: string };

/** Keeps the properties of the function, in which Strapi finds the place and the kind of an action. */
export function changeAction<Edited>(
  action: Action<Edited>,
  change: (described: Described | null, edited: Edited) => Described | null,
): Action<Edited> {
  return Object.assign((edited: Edited) => change(action(edited), edited), action);
}
