import type { Knex } from 'knex';
import type { CartItem as CartItemView } from '../../contract/cart.ts';
import { toYuan } from '../../contract/money.ts';
import { chargedFen, imageUrls, nameIn, Product } from '../catalogue/product.ts';
import { pieceStatus, readHolds } from '../catalogue/read-offers.ts';
import type { Language } from '../http/routes.ts';
import { CartItem } from './cart-item.ts';

/** The items of a member's cart, the newest first; three queries however many there are. */
export async function readCart(
  db: Knex,
  input: { userId: string; itemId?: string; language: Language; at: number },
): Promise<CartItemView[]> {
  const { userId, itemId, language, at } = input;
  const items = await CartItem.query(db)
    .where({ userId, ...(itemId && { id: itemId }) })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  const products = await Product.query(db).findByIds(items.map(({ productCode }) => productCode));
  const held = await readHolds(
    db,
    products.filter(({ reserved }) => reserved > 0).map(({ code }) => code),
    at,
  );
  return items.flatMap((item) => {
    const product = products.find(({ code }) => code === item.productCode);
    if (!product) return [];
    const priceFen = product.listed ? chargedFen(product) : null;
    return {
      itemId: item.id,
      productCode: item.productCode,
      productName: nameIn(language, product),
      price: priceFen === null ? null : toYuan(priceFen),
      imageUrl: imageUrls(product.imageName),
      selected: item.selected,
      quantity: item.quantity,
      // A piece the workshop has taken down can't be bought, like a sold one.
      status: product.listed ? pieceStatus(product.available, held.get(product.code)) : 'sold',
    };
  });
}
