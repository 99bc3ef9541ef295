import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { announceProducts } from '../outbox/announce.ts';

/**
 * Puts pieces on sale or takes them off sale. A piece that is off sale stays in carts and in existing orders,
 * but can't be ordered.
 * @returns the codes of the pieces that were on sale before
 * @throws Failure `productNotFound`, `pieceForShow`, `pieceWithoutPrice`, each with the codes of the refused
 *   pieces. No piece is changed if one is refused
 */
export async function putOnSale(
  trx: Trx,
  { productCodes, onSale, at }: { productCodes: string[]; onSale: boolean; at: number },
): Promise<string[]> {
  const pieces = await trx('products')
    .whereIn('code', productCodes)
    .orderBy('code')
    .forUpdate()
    .select('code', 'priceFen', 'onSale', 'forShow');
  const known = new Set(pieces.map(({ code }) => code));
  const unknown = productCodes.filter((code) => !known.has(code));
  if (unknown.length > 0) throw fail('productNotFound', { productCodes: unknown });
  const forShow = pieces.filter((piece) => piece.forShow).map(({ code }) => code);
  if (onSale && forShow.length > 0) throw fail('pieceForShow', { productCodes: forShow });
  const unpriced = pieces.filter(({ priceFen }) => priceFen === null).map(({ code }) => code);
  if (onSale && unpriced.length > 0) throw fail('pieceWithoutPrice', { productCodes: unpriced });
  await trx('products').whereIn('code', productCodes).update({ onSale });
  await announceProducts(trx, [...known], at);
  return pieces.filter((piece) => piece.onSale).map(({ code }) => code);
}
