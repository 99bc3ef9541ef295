import { findOwnHold } from '../catalog/find-own-hold.ts';
import { isOffSale, Product } from '../catalog/product.ts';
import { freeUnits, pieceStatus, readHolds } from '../catalog/read-offers.ts';
import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';

const maxItems = 50;

/**
 * If an unpaid order of the member holds units of an unavailable piece, the refusal names that order.
 * @returns the id of the item
 * @throws Failure `productNotFound`, `pieceForShow`, `pieceOffSale`, `productNotAvailable` if the piece is reserved or
 *   sold, `notEnoughStock`, `cartFull`
 */
export async function addToCart(
  trx: Trx,
  input: { userId: string; productCode: string; quantity: number; at: number },
): Promise<string> {
  const { userId, productCode, at } = input;
  const [product] = Product.from(await readProduct(trx, { code: productCode }));
  if (product?.forShow) throw fail('pieceForShow', { productCodes: [productCode] });
  if (!product?.listed) throw fail('productNotFound');
  if (isOffSale(product)) throw fail('pieceOffSale', { productCode });
  const held = product.reserved > 0 ? (await readHolds(trx, [productCode], at)).get(productCode) : undefined;
  const status = pieceStatus(product, held);
  const ownOrder = () => findOwnHold(trx, { userId, productCode, at });
  if (status !== 'available')
    throw fail('productNotAvailable', { productCode, status, ...(await ownOrder()) });
  await lockMember(trx, userId);
  const items = await readItems(trx, { userId });
  const present = items.find((item) => item.productCode === productCode);
  const free = freeUnits(product.available, held);
  const quantity = wantedQuantity(present?.quantity ?? 0, input.quantity, product.stock);
  if (quantity > free) throw fail('notEnoughStock', { productCode, available: free, ...(await ownOrder()) });
  if (present) {
    await trx('cartItems').where({ id: present.id }).update({ quantity, selected: true });
    return present.id;
  }
  if (items.length >= maxItems) throw fail('cartFull', { max: maxItems });
  const id = crypto.randomUUID();
  await insertItem(trx, { id, userId, productCode, quantity, selected: true, createdAt: at });
  return id;
}

const readProduct = prepared((db, { code }: { code: string }) => db('products').where({ code }));
const readItems = prepared((db, { userId }: { userId: string }) =>
  db('cartItems').where({ userId }).select('id', 'productCode', 'quantity'),
);
const insertItem = prepared((db, row: NewRow<'cartItems'>) => db('cartItems').insert(row));

/** Adding a unique piece again changes nothing, because only one exists. */
function wantedQuantity(present: number, added: number, stock: number): number {
  return stock === 1 && present === 1 && added === 1 ? 1 : present + added;
}
