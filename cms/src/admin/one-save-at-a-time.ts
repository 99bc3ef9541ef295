interface Described {
  onClick?: (event: unknown) => unknown;
}

type Action = ((edited: never) => Described | null) & { type?: string };

/**
 * Ignores a click on 保存 or 发布 while the one before is still at work. A double click would make two documents of a
 * new form, because Strapi closes its buttons a moment too late.
 */
export function oneSaveAtATime<Any extends object>(actions: Any[]): Any[] {
  let isSaving = false;
  return actions.map((each) => {
    const action = each as Action;
    if (action.type !== 'update' && action.type !== 'publish') return each;
    // Strapi finds the place and the kind of an action in the properties of its function.
    return Object.assign((edited: never) => once(action(edited)), action) as Any;
  });

  function once(described: Described | null): Described | null {
    if (!described) return null;
    return {
      ...described,
      async onClick(event) {
        if (isSaving) return;
        isSaving = true;
        try {
          return await described.onClick?.(event);
        } finally {
          isSaving = false;
        }
      },
    };
  }
}
