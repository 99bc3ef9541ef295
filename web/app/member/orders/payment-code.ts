import type { FormSpec } from '../../form/form-action.ts';

type WithCode = { code?: string };

/** The key of what is wrong with a typed code. */
export function checkPaymentCode(code: string): string | undefined {
  return (!code && 'order:enterCode') || (!/^\d{6}$/.test(code) && 'auth:codeInvalid') || undefined;
}

/** Commerce does not name the field of a wrong or spent code. */
export const codeRefusals: NonNullable<FormSpec<WithCode, unknown>['refusals']> = {
  AUT003: { code: 'errors:code.AUT003' },
  AUT004: { code: 'errors:code.AUT004' },
};
