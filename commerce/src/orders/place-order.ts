import { toYuan } from '../../contract/money.ts';
import { CartItem } from '../cart/cart-item.ts';
import { chargedFen, imageUrls, isOffSale, nameIn, Product } from '../catalog/product.ts';
import { minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Language } from '../http/routes.ts';
import { newNumber } from '../numbers.ts';
import { lockMember } from '../users/lock-member.ts';
import { expireHoldsOn } from './expire-orders.ts';
import { holdUnits } from './holds.ts';
import { Order, type OrderAddress } from './order.ts';
import { requireWithinLimits } from './order-limits.ts';

export interface OrderRequest {
  userId: string;
  addressId: string;
  /** The total that the buyer saw. */
  expectedFen: number;
  remark: string;
  /** The cart items to order. If undefined, the selected cart items are ordered. */
  itemIds: string[] | undefined;
  paymentMinutes: number;
  language: Language;
  at: number;
}

interface Line {
  item: CartItem;
  product: Product;
}

/**
 * Makes an order from cart items: copies prices, names and address into the order, holds the pieces, and
 * removes the items from the cart.
 * @returns the order
 * @throws Failure `addressNotFound`, `nothingSelected`, `cartItemNotFound`, `pieceUnavailable`, `pieceOffSale`,
 * `pieceWithoutPrice`, `amountChanged`, `tooManyUnpaidOrders`, `recentlyTimedOut`
 */
export async function placeOrder(trx: Trx, request: OrderRequest): Promise<Order> {
  const { userId, at, language } = request;
  await lockMember(trx, userId);
  const address: OrderAddress | undefined = await trx('addresses')
    .where({ id: request.addressId, userId })
    .first('recipientName', 'phone', 'province', 'city', 'district', 'street');
  if (!address) throw fail('addressNotFound');
  const lines = await readLines(trx, request);
  if (lines.length === 0) throw fail('nothingSelected');
  const codes = lines.map(({ product }) => product.code);
  const held = lines.filter(({ product }) => product.reserved > 0).map(({ product }) => product.code);
  await expireHoldsOn(trx, held, at);
  await requireWithinLimits(trx, { userId, codes, at });
  const totalFen = requirePriced(lines, language);
  requireExpected(lines, totalFen, request);

  const orderNo = newNumber('JO', at);
  const payableUntil = at + Math.round(request.paymentMinutes * minute);
  const [row] = await trx('orders')
    .insert({
      orderNo,
      userId,
      status: 'WAITING_PAYMENT',
      totalFen,
      remark: request.remark,
      address: JSON.stringify(address),
      createdAt: at,
      payableUntil,
      recipientName: address.recipientName,
      recipientPhone: address.phone,
    })
    .returning('*');
  await trx('orderLines').insert(lines.map((line) => frozenLine(orderNo, line)));
  const units = lines.map(({ item, product }) => ({ productCode: product.code, quantity: item.quantity }));
  const cause = { orderNo, actor: `member:${userId}`, reason: '', at };
  const refused = await holdUnits(trx, { units, until: payableUntil, cause });
  if (refused.length > 0) throw fail('pieceUnavailable', { items: named(lines, language, refused) });
  await trx('cartItems')
    .whereIn(
      'id',
      lines.map(({ item }) => item.id),
    )
    .delete();
  await trx('orderTimeline').insert({ ...cause, fromStatus: null, toStatus: 'WAITING_PAYMENT' });
  return Order.of(row);
}

async function readLines(trx: Trx, { userId, itemIds }: OrderRequest): Promise<Line[]> {
  const rows = await trx('cartItems')
    .where({ userId })
    .modify((query) => (itemIds ? query.whereIn('id', itemIds) : query.where({ selected: true })))
    .orderBy(['createdAt', 'id']);
  const items = CartItem.from(rows);
  // The cart has changed since the buyer's page was loaded.
  if (itemIds && items.length < new Set(itemIds).size) throw fail('cartItemNotFound');
  const codes = items.map(({ productCode }) => productCode);
  const products = Product.from(await trx('products').whereIn('code', codes));
  return items.flatMap((item) => {
    const product = products.find(({ code }) => code === item.productCode);
    return product ? { item, product } : [];
  });
}

/** @returns the total in fen */
function requirePriced(lines: Line[], language: Language): number {
  const offSale = lines.filter(({ product }) => isOffSale(product)).map(({ product }) => product.code);
  if (offSale.length > 0) throw fail('pieceOffSale', { items: named(lines, language, offSale) });
  const unpriced = lines
    .filter(({ product }) => chargedFen(product) === null)
    .map(({ product }) => product.code);
  if (unpriced.length > 0) throw fail('pieceWithoutPrice', { items: named(lines, language, unpriced) });
  return lines.reduce((sum, { item, product }) => sum + (chargedFen(product) ?? 0) * item.quantity, 0);
}

/** Refuses the order if the total is not the total that the buyer saw. The buyer has to decide again. */
function requireExpected(lines: Line[], totalFen: number, { expectedFen, language }: OrderRequest): void {
  if (totalFen === expectedFen) return;
  throw fail('amountChanged', { amount: toYuan(totalFen), items: named(lines, language) });
}

function named(lines: Line[], language: Language, codes?: string[]) {
  return lines
    .filter(({ product }) => !codes || codes.includes(product.code))
    .map(({ item, product }) => {
      const priceFen = chargedFen(product);
      return {
        itemId: item.id,
        productCode: product.code,
        productName: nameIn(language, product),
        price: priceFen === null ? null : toYuan(priceFen),
        quantity: item.quantity,
        imageUrl: imageUrls(product.imageName),
      };
    });
}

function frozenLine(orderNo: string, { item, product }: Line) {
  return {
    orderNo,
    productCode: product.code,
    nameZh: product.nameZh,
    nameEn: product.nameEn,
    imageName: product.imageName,
    priceFen: chargedFen(product) ?? 0,
    quantity: item.quantity,
  };
}
