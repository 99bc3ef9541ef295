import { toYuan } from '../../contract/money.ts';
import { imageUrls, nameIn } from '../catalog/product.ts';
import { day } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import type { Language } from '../locales.ts';
import type { Trouble, WantedLine } from './refuse-order.ts';

/** No page with a cart stays open longer. */
const searchedFor = 30 * day;

/** The page of the buyer may be old: if the items were ordered in another window, the trouble names that order. */
export async function findMissing(
  trx: Trx,
  lines: WantedLine[],
  { userId, itemIds = [], language, at }: Wanted,
): Promise<Trouble[]> {
  const missing = [...new Set(itemIds)].filter((id) => !lines.some(({ item }) => item.id === id));
  if (missing.length === 0) return [];
  const ordered = await trx('orderLines')
    .join('orders', 'orders.orderNo', 'orderLines.orderNo')
    .where('orders.userId', userId)
    .where('orders.createdAt', '>', at - searchedFor)
    .whereIn('orderLines.cartItemId', missing)
    .select('orderLines.*');
  const troubles: Trouble[] = ordered.map((line) => ({
    kind: 'alreadyOrdered',
    orderNo: line.orderNo,
    ...(line.cartItemId && { itemId: line.cartItemId }),
    productCode: line.productCode,
    productName: nameIn(language, line),
    price: toYuan(line.priceFen),
    quantity: line.quantity,
    imageUrl: imageUrls(line.imageName),
  }));
  return troubles.length < missing.length ? [...troubles, { kind: 'notInCart' }] : troubles;
}

interface Wanted {
  userId: string;
  itemIds: string[] | undefined;
  language: Language;
  at: number;
}
