import type { ErrorCode } from '@junyao/commerce/contract';

/** Returns the key of a text; undefined for six digits. */
export function codeProblem(code: string): string | undefined {
  if (!code) return 'auth:enterCode';
  return /^\d{6}$/.test(code) ? undefined : 'auth:codeInvalid';
}

/** For the `refusals` of a form with the field `code`. */
export const codeRefusals = {
  AUT003: { code: 'auth:codeWrong' },
  AUT004: { code: 'auth:codeSpent' },
} as const satisfies Partial<Record<ErrorCode, object>>;
