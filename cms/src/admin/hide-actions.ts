import { type Action, changeAction, type Described } from './change-action.ts';

/** Strapi offers these to everybody, but the code arranges the forms (form/forms.ts) and the types. */
const forDevelopers = new Set(['configure-the-view', 'edit-the-model']);

/** Strapi's row menus show disabled dangerous actions like enabled ones. The plain button publishes all languages. */
export function hideActions(actions: Action[]): Action[] {
  return actions
    .filter(({ type }) => !forDevelopers.has(type ?? ''))
    .map((action) => changeAction(action, shown));
}

function shown(described: Described | null): Described | null {
  if (!described) return null;
  const { variant, disabled, position, dialog } = described;
  const isForbidden = variant === 'danger' && disabled;
  const isForSeveralLanguages = dialog?.type === 'modal' && String(position) === 'panel';
  return isForbidden || isForSeveralLanguages ? null : described;
}
