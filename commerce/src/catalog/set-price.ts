import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { announceProducts } from '../outbox/announce.ts';
import { Product } from './product.ts';

/**
 * Without a price, the piece goes off sale.
 * @returns the piece as it was before
 * @throws Failure `productNotFound`, `pieceForShow`
 */
export async function setPrice(
  trx: Trx,
  input: {
    productCode: string;
    priceFen: number | null;
    specialPriceFen: number | null;
    at: number;
  },
): Promise<Product> {
  const { productCode, priceFen, specialPriceFen, at } = input;
  const [before] = Product.from(await trx('products').where({ code: productCode }).forUpdate());
  if (!before) throw fail('productNotFound', { productCode });
  if (before.forShow) throw fail('pieceForShow', { productCodes: [productCode] });
  await trx('products')
    .where({ code: productCode })
    .update({ priceFen, specialPriceFen, onSale: priceFen !== null });
  await announceProducts(trx, [productCode], at);
  return before;
}
