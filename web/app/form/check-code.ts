import type { ErrorCode } from '@junyao/commerce/contract';

/** What is wrong with a typed code, as the key of a text. Undefined for six digits. */
export function codeProblem(code: string): string | undefined {
  if (!code) return 'auth:enterCode';
  return /^\d{6}$/.test(code) ? undefined : 'auth:codeInvalid';
}

/** The errors of the field `code` for the refusals of a code, for the `refusals` of a form. */
export const codeRefusals = {
  AUT003: { code: 'auth:codeWrong' },
  AUT004: { code: 'auth:codeSpent' },
} as const satisfies Partial<Record<ErrorCode, object>>;
