export type Strength = 'weak' | 'medium' | 'strong';

/** The expressions are the same as in the contract of commerce. */
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

/** Strong means that all rules are met and the password is long. */
export function passwordStrength(password: string): Strength {
  if (!Object.values(passwordRules).every((meets) => meets(password))) return 'weak';
  return password.length >= strongLength ? 'strong' : 'medium';
}
