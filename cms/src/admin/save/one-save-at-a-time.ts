import { type Action, changeAction, type Described } from '../change-action.ts';

/** Strapi disables its buttons too late, so a double click on 保存 or 发布 would make two documents. */
export function oneSaveAtATime(actions: Action[]): Action[] {
  let isSaving = false;
  return actions.map((action) =>
    action.type === 'update' || action.type === 'publish' ? changeAction(action, once) : action,
  );

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
