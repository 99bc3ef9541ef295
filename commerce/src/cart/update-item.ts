import { freeUnits, readHolds } from '../catalog/read-offers.ts';
import type { Trx } from '../db/db.ts';
import { find } from '../db/find.ts';
import { fail } from '../fail.ts';
import { CartItem } from './cart-item.ts';

/** @throws Failure `cartItemNotFound`, `notEnoughStock` */
export async function updateItem(
  trx: Trx,
  input: {
    userId: string;
    itemId: string;
    selected: boolean | undefined;
    quantity: number | undefined;
    at: number;
  },
): Promise<void> {
  const { userId, itemId, selected, quantity } = input;
  const item = await find(CartItem, trx, itemId);
  if (item?.userId !== userId) throw fail('cartItemNotFound');
  if (quantity !== undefined && quantity > item.quantity)
    await requireFree(trx, item.productCode, quantity, input.at);
  await trx('cartItems')
    .where({ id: itemId })
    .update({ selected: selected ?? item.selected, quantity: quantity ?? item.quantity });
}

async function requireFree(trx: Trx, productCode: string, quantity: number, at: number) {
  const product = await trx('products').where({ code: productCode }).first('available');
  if (!product) throw fail('productNotFound');
  const held = (await readHolds(trx, [productCode], at)).get(productCode);
  const free = freeUnits(product.available, held);
  if (quantity > free) throw fail('notEnoughStock', { productCode, available: free });
}
