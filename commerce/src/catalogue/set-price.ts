import type { Knex } from 'knex';
import { fail } from '../fail.ts';
import { announceProducts } from '../outbox/announce.ts';
import { Product } from './product.ts';

/** Prices a piece and puts it on sale. @throws Failure `productNotFound` */
export async function setPrice(
  trx: Knex.Transaction,
  input: { productCode: string; priceFen: number; specialPriceFen: number | null; at: number },
): Promise<void> {
  const { productCode, priceFen, specialPriceFen, at } = input;
  const priced = await Product.query(trx)
    .findById(productCode)
    .patch({ priceFen, specialPriceFen, onSale: true });
  if (priced !== 1) throw fail('productNotFound', { productCode });
  await announceProducts(trx, [productCode], at);
}
