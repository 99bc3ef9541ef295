import type { Knex } from 'knex';
import type { CartItem as CartItemView } from '../../contract/cart.ts';
import { toYuan } from '../../contract/money.ts';
import { chargedFen, imageUrls, nameIn, type Product, type Sale } from '../catalogue/product.ts';
import { pieceStatus, readHolds } from '../catalogue/read-offers.ts';
import type { Language } from '../http/routes.ts';
import type { CartItem } from './cart-item.ts';

/** `selected`: as SQLite keeps it, 1 or 0, or as PostgreSQL does. */
type CartRow = Sale &
  Pick<CartItem, 'id' | 'productCode' | 'quantity'> &
  Pick<Product, 'nameZh' | 'nameEn' | 'imageName' | 'available' | 'reserved'> & {
    selected: boolean | number;
  };

const columns = `cart_items.id, product_code, quantity, selected, name_zh, name_en, image_name, price_fen,
  special_price_fen, available, reserved, listed, on_sale`;

/** The items of a member's cart, the newest first; two queries however many there are. */
export async function readCart(
  db: Knex,
  input: { userId: string; itemId?: string; language: Language; at: number },
): Promise<CartItemView[]> {
  const { userId, itemId, language, at } = input;
  const items: CartRow[] = await db('cartItems')
    .join('products', 'products.code', 'cartItems.productCode')
    .select(db.raw(columns))
    .where({ 'cartItems.userId': userId, ...(itemId && { 'cartItems.id': itemId }) })
    .orderBy([
      { column: 'cartItems.createdAt', order: 'desc' },
      { column: 'cartItems.id', order: 'desc' },
    ]);
  const held = await readHolds(
    db,
    items.filter(({ reserved }) => reserved > 0).map(({ productCode }) => productCode),
    at,
  );
  return items.map((item) => {
    const priceFen = chargedFen(item);
    return {
      itemId: item.id,
      productCode: item.productCode,
      productName: nameIn(language, item),
      price: priceFen === null ? null : toYuan(priceFen),
      imageUrl: imageUrls(item.imageName),
      selected: Boolean(item.selected),
      quantity: item.quantity,
      status: pieceStatus(item, held.get(item.productCode)),
    };
  });
}
