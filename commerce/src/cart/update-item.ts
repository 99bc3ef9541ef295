import type { Knex } from 'knex';
import { Product } from '../catalogue/product.ts';
import { freeUnits, readHolds } from '../catalogue/read-offers.ts';
import { fail } from '../fail.ts';
import { CartItem } from './cart-item.ts';

/** Selects an item or changes its quantity. @throws Failure `cartItemNotFound`, `notEnoughStock` */
export async function updateItem(
  trx: Knex.Transaction,
  input: {
    userId: string;
    itemId: string;
    selected: boolean | undefined;
    quantity: number | undefined;
    at: number;
  },
): Promise<void> {
  const { userId, itemId, selected, quantity } = input;
  const item = await CartItem.query(trx).findOne({ id: itemId, userId });
  if (!item) throw fail('cartItemNotFound');
  if (quantity !== undefined && quantity > item.quantity)
    await requireFree(trx, item.productCode, quantity, input.at);
  await CartItem.query(trx)
    .findById(itemId)
    .patch({ selected: selected ?? item.selected, quantity: quantity ?? item.quantity });
}

async function requireFree(trx: Knex.Transaction, productCode: string, quantity: number, at: number) {
  const product = await Product.query(trx).findById(productCode).throwIfNotFound();
  const held = (await readHolds(trx, [productCode], at)).get(productCode);
  const free = freeUnits(product.available, held);
  if (quantity > free) throw fail('notEnoughStock', { productCode, available: free });
}
