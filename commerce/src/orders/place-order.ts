import { CartItem } from '../cart/cart-item.ts';
import { chargedFen, Product } from '../catalog/product.ts';
import { minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import { readDelivery } from '../delivery/delivery-area.ts';
import { fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { newNumber } from '../numbers.ts';
import { lockMember } from '../users/lock-member.ts';
import { expireHoldsOn } from './expire-orders.ts';
import { findMissing } from './find-missing.ts';
import { findTroubles } from './find-troubles.ts';
import { findUnavailable } from './find-unavailable.ts';
import { holdUnits } from './holds.ts';
import { insertMove, Order, type OrderAddress } from './order.ts';
import { refuseOrder, type Trouble, totalFenOf, type WantedLine } from './refuse-order.ts';

export interface OrderRequest {
  userId: string;
  addressId: string;
  /** The total that the buyer saw. */
  expectedFen: number;
  /** The price of one unit that the buyer saw, by cart item. Items may be left out. */
  expectedPrices: Record<string, number | null>;
  remark: string;
  /** If undefined, the selected cart items are ordered. */
  itemIds: string[] | undefined;
  paymentMinutes: number;
  language: Language;
  at: number;
}

/** @throws Failure `addressNotFound`, `nothingSelected`, or one of the refusals of `refuseOrder` */
export async function placeOrder(trx: Trx, request: OrderRequest): Promise<Order> {
  const { userId, at } = request;
  await lockMember(trx, userId);
  const address: OrderAddress | undefined = await readAddress(trx, { id: request.addressId, userId });
  if (!address) throw fail('addressNotFound');
  const lines = await readLines(trx, request);
  const missing = await findMissing(trx, lines, request);
  if (lines.length === 0 && missing.length === 0) throw fail('nothingSelected');
  const held = lines.filter(({ product }) => product.reserved > 0).map(({ product }) => product.code);
  await expireHoldsOn(trx, held, at);
  const delivers = await readDelivery(trx);
  const elsewhere: Trouble[] = delivers(address) ? [] : [{ kind: 'notDeliverable' }];
  const troubles = [...elsewhere, ...missing, ...(await findTroubles(trx, lines, request))];
  if (troubles.length > 0) throw refuseOrder(troubles, lines, request);

  const orderNo = newNumber('JO', at);
  const payableUntil = at + Math.round(request.paymentMinutes * minute);
  const [row] = await insertOrder(trx, {
    orderNo,
    userId,
    status: 'WAITING_PAYMENT',
    totalFen: totalFenOf(lines),
    remark: request.remark,
    address: JSON.stringify(address),
    createdAt: at,
    payableUntil,
    recipientName: address.recipientName,
    recipientPhone: address.phone,
  });
  await insertLines(
    trx,
    lines.map((line) => frozenLine(orderNo, line)),
  );
  const units = lines.map(({ item, product }) => ({ productCode: product.code, quantity: item.quantity }));
  const cause = { orderNo, actor: `member:${userId}`, reason: '', at };
  const refused = await holdUnits(trx, { units, until: payableUntil, cause });
  if (refused.length > 0) {
    // The units were free a moment ago, but another buyer was faster.
    const lost = lines.filter(({ product }) => refused.includes(product.code));
    const found = await findUnavailable(trx, lost, request);
    const troubles = lost.map(
      (line) => found.find((trouble) => trouble.line === line) ?? { kind: 'heldByAnother' as const, line },
    );
    throw refuseOrder(troubles, lines, request);
  }
  await deleteItems(trx, { ids: lines.map(({ item }) => item.id) });
  await insertMove(trx, { ...cause, fromStatus: null, toStatus: 'WAITING_PAYMENT' });
  return Order.of(row);
}

async function readLines(trx: Trx, { userId, itemIds }: OrderRequest): Promise<WantedLine[]> {
  const items = CartItem.from(await readItems(trx, { userId, itemIds }));
  const codes = items.map(({ productCode }) => productCode);
  const products = Product.from(await readProducts(trx, { codes }));
  return items.flatMap((item) => {
    const product = products.find(({ code }) => code === item.productCode);
    return product ? { item, product } : [];
  });
}

const readAddress = prepared((db, { id, userId }: { id: string; userId: string }) =>
  db('addresses')
    .where({ id, userId })
    .first('recipientName', 'phone', 'province', 'city', 'district', 'street'),
);
const readItems = prepared((db, { userId, itemIds }: Pick<OrderRequest, 'userId' | 'itemIds'>) =>
  db('cartItems')
    .where({ userId })
    .modify((query) => (itemIds ? query.whereIn('id', itemIds) : query.where({ selected: true })))
    .orderBy(['createdAt', 'id']),
);
const readProducts = prepared((db, { codes }: { codes: string[] }) => db('products').whereIn('code', codes));
const insertOrder = prepared((db, row: NewRow<'orders'>) => db('orders').insert(row).returning('*'));
const insertLines = prepared((db, rows: NewRow<'orderLines'>[]) => db('orderLines').insert(rows));
const deleteItems = prepared((db, { ids }: { ids: string[] }) => db('cartItems').whereIn('id', ids).delete());

function frozenLine(orderNo: string, { item, product }: WantedLine) {
  return {
    orderNo,
    productCode: product.code,
    nameZh: product.nameZh,
    nameEn: product.nameEn,
    imageName: product.imageName,
    priceFen: chargedFen(product) ?? 0,
    quantity: item.quantity,
    cartItemId: item.id,
  };
}
