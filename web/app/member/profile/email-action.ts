import type { Profile } from 'commerce/contract';

/** What a member can do about the email address, as a key below `user:profile`. */
export function emailAction({ email, emailVerified }: Profile): 'addEmail' | 'changeEmail' | 'verifyEmail' {
  if (!email) return 'addEmail';
  return emailVerified ? 'changeEmail' : 'verifyEmail';
}
