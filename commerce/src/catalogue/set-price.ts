import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { announceProducts } from '../outbox/announce.ts';
import { Product } from './product.ts';

/**
 * Prices a piece and puts it on sale. Without a price it is taken off.
 * @param input.onSale false leaves a piece that is off sale where it is
 * @returns the piece as it was before
 * @throws Failure `productNotFound`
 */
export async function setPrice(
  trx: Trx,
  input: {
    productCode: string;
    priceFen: number | null;
    specialPriceFen: number | null;
    onSale?: boolean;
    at: number;
  },
): Promise<Product> {
  const { productCode, priceFen, specialPriceFen, onSale = true, at } = input;
  const [before] = Product.from(await trx('products').where({ code: productCode }).forUpdate());
  if (!before) throw fail('productNotFound', { productCode });
  await trx('products')
    .where({ code: productCode })
    .update({ priceFen, specialPriceFen, onSale: priceFen !== null && (onSale || before.onSale) });
  await announceProducts(trx, [productCode], at);
  return before;
}
