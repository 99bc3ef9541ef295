import { typedAmount } from '@junyao/commerce/contract/typed';

/** Reads an amount in yuan as people type it. The result is NaN if it is not a number with at most two decimals. */
export function readAmount(typed: string): number {
  const digits = typedAmount(typed);
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}
