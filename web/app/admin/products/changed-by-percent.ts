import type { Prices, ProductRow } from './set-sale.ts';

type PricedPiece = Prices & Pick<ProductRow, 'productCode' | 'version'>;

/** These limits keep a typing error from giving pieces away. */
export const lowestPercent = -90;
export const highestPercent = 900;

export function isPercent(text: string): boolean {
  const percent = Number(text);
  return text.trim() !== '' && percent >= lowestPercent && percent <= highestPercent;
}

/** Rounds to whole yuan, at least one yuan. Null for a piece without a price. */
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
