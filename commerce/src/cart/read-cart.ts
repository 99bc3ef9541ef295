import type { CartItem as CartItemView } from '../../contract/cart.ts';
import { toYuan } from '../../contract/money.ts';
import { chargedFen, imageUrls, nameIn } from '../catalog/product.ts';
import { pieceStatus, readHolds } from '../catalog/read-offers.ts';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { type Columns, column } from '../db/tables.ts';
import type { Language } from '../locales.ts';

const columns = [
  ...(['cartItems.id', 'cartItems.productCode', 'cartItems.quantity', 'cartItems.selected'] as const),
  ...(['products.nameZh', 'products.nameEn', 'products.imageName', 'products.priceFen'] as const),
  ...(['products.specialPriceFen', 'products.available', 'products.reserved'] as const),
  ...(['products.listed', 'products.onSale'] as const),
] as const;
const columnsSql = columns.map(column).join(', ');

/** Newest first, with at most two queries for any number of items. */
export async function readCart(
  db: Db,
  input: { userId: string; itemId?: string; language: Language; at: number },
): Promise<CartItemView[]> {
  const { userId, itemId, language, at } = input;
  const items = await readItems(db, { userId, itemId });
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

const readItems = prepared((db, { userId, itemId }: { userId: string; itemId: string | undefined }) =>
  db('cartItems')
    .join('products', 'products.code', 'cartItems.productCode')
    .select(db.raw<Columns<(typeof columns)[number]>>(columnsSql))
    .where({ 'cartItems.userId': userId, ...(itemId && { 'cartItems.id': itemId }) })
    .orderBy([
      { column: 'cartItems.createdAt', order: 'desc' },
      { column: 'cartItems.id', order: 'desc' },
    ]),
);
