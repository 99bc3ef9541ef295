export type Strength = 'weak' | 'medium' | 'strong';

/** What commerce demands of a password (the same expressions as in its contract). */
export const passwordRules = {
  length: (password: string) => password.length >= minLength && password.length <= maxLength,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

const minLength = 8;
const maxLength = 128;
const strongLength = 12;

/** Weak: not accepted. Medium: all rules are met. Strong: also long. */
export function passwordStrength(password: string): Strength {
  if (!Object.values(passwordRules).every((meets) => meets(password))) return 'weak';
  return password.length >= strongLength ? 'strong' : 'medium';
}
