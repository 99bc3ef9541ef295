import type { Prices, ProductRow } from './set-sale.ts';

type PricedPiece = Prices & Pick<ProductRow, 'productCode' | 'version'>;

/** The percentages by which prices may change, so that a slip of the hand does not give pieces away. */
export const lowestPercent = -90;
export const highestPercent = 900;

/** Whether a typed text is a percentage by which prices may change. */
export function isPercent(text: string): boolean {
  const percent = Number(text);
  return text.trim() !== '' && percent >= lowestPercent && percent <= highestPercent;
}

/**
 * A piece with its prices changed by a percentage and rounded to whole yuan, at least one yuan. Null for a piece
 * without a price.
 */
export function changedByPercent(piece: PricedPiece, percent: number): PricedPiece | null {
  const { productCode, version, price, specialPrice } = piece;
  if (price === null) return null;
  const change = (amount: number) => Math.max(1, Math.round((amount * (100 + percent)) / 100));
  return {
    productCode,
    version,
    price: change(price),
    specialPrice: specialPrice === null ? null : change(specialPrice),
  };
}
