import { type Action, changeAction, type Described } from './change-action.ts';

/** Strapi offers these to everybody. The forms are arranged in form/forms.ts, and the types are changed in the code. */
const forDevelopers = new Set(['configure-the-view', 'edit-the-model']);

/**
 * Hides what the staff can't or need not use: dangerous actions that are disabled (Strapi shows them in the menu of a row
 * as if they could be chosen), dialogs for publishing several languages (the plain button does that here), and what only
 * developers need.
 */
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
