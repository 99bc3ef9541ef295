import type { Profile } from '@junyao/commerce/contract';

/** Keys below `user:profile`: the title of the dialog and the short label of the button. */
export function emailAction({ email, emailVerified }: Profile) {
  if (!email) return { title: 'addEmail', label: 'add' } as const;
  return emailVerified
    ? ({ title: 'changeEmail', label: 'change' } as const)
    : ({ title: 'verifyEmail', label: 'verify' } as const);
}
