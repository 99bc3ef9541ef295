import type { ErrorCode } from '@junyao/commerce/contract';

/** How a code is requested, and what is said about the field with the number or the address it is sent to. */
export interface CodeKind<Target extends 'phone' | 'email'> {
  /** Under this name the countdown for another code goes on after a reload. */
  name: string;
  /** The name of the field with the number or the address to which the code is sent. */
  target: Target;
  /** The typed value in the form that commerce expects. */
  tidy: (typed: string) => string;
  isValid: (to: string) => boolean;
  /** The keys of the texts for a value that is missing, is not valid, or is refused with a code. */
  missing: string;
  invalid: string;
  refusals: Partial<Record<ErrorCode, string>>;
  /** The key of the text that says where the code was sent. */
  sent: string;
  request: (to: string) => Promise<{ resendAfterSeconds: number }>;
}
