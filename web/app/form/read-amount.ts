import { typedAmount } from '@junyao/commerce/contract/typed';

/** In yuan; NaN if the text is not a number with at most two decimals. */
export function readAmount(typed: string): number {
  const digits = typedAmount(typed);
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}
