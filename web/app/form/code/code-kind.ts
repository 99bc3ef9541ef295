import type { ErrorCode } from '@junyao/commerce/contract';

export interface CodeKind<Target extends 'phone' | 'email'> {
  /** The countdown for another code continues under this name after a reload. */
  name: string;
  /** The name of the field with the number or the address. */
  target: Target;
  /** Returns the typed value in the form that commerce expects. */
  tidy: (typed: string) => string;
  isValid: (to: string) => boolean;
  /** The keys of the texts for a value that is missing, invalid or refused with a code. */
  missing: string;
  invalid: string;
  refusals: Partial<Record<ErrorCode, string>>;
  /** The key of the text that says where the code was sent. */
  sent: string;
  /** `onCheck` is called when the browser begins to compute a proof of work, which takes some seconds. */
  request: (to: string, onCheck: () => void) => Promise<{ resendAfterSeconds: number }>;
}
