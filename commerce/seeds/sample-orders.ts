import { addAddress } from '../src/addresses/add-address.ts';
import { newCode } from '../src/auth/one-time-code.ts';
import { issueCode } from '../src/auth/sms-code.ts';
import { addToCart } from '../src/cart/add-to-cart.ts';
import { chargedFen, Product } from '../src/catalog/product.ts';
import { day, minute } from '../src/clock.ts';
import type { Trx } from '../src/db/db.ts';
import { find } from '../src/db/find.ts';
import { transaction } from '../src/db/transaction.ts';
import { Failure } from '../src/fail.ts';
import { payOrder } from '../src/orders/pay-order.ts';
import { placeOrder } from '../src/orders/place-order.ts';
import type { Services } from '../src/services.ts';
import { reservedPiece, sampleBuyer, soldPiece } from './sample-offers.ts';

interface Buyer {
  userId: string;
  phone: string;
}

/** Each piece is ordered once, when the CMS has published it. Only a hold that timed out is placed again. */
export async function placeSampleOrders(services: Services): Promise<void> {
  const { db } = services;
  const { phone } = sampleBuyer;
  const user = await db('users').where({ phone }).first('id');
  if (!user) return;
  const buyer = { userId: user.id, phone };
  await orderOnce(services, buyer, soldPiece, async (trx, at) => {
    const orderNo = await order(trx, { buyer, productCode: soldPiece, paymentMinutes: 30, at });
    const { smsPepper } = services.config;
    const purpose = { phone, scene: 'order_pay', subject: orderNo } as const;
    const code = newCode();
    await issueCode(trx, { ...purpose, byMember: true, ip: '', code, pepper: smsPepper.toUse(at), at });
    await payOrder(trx, buyer, { orderNo, code, peppers: smsPepper.accepted(at), at });
  });
  await orderOnce(services, buyer, reservedPiece, async (trx, at) => {
    // No setting of the shop allows a longer hold.
    await order(trx, { buyer, productCode: reservedPiece, paymentMinutes: day / minute, at });
  });
}

async function orderOnce(
  { db, clock }: Services,
  { userId }: Buyer,
  productCode: string,
  place: (trx: Trx, at: number) => Promise<void>,
): Promise<void> {
  if (!(await db('products').where({ code: productCode, listed: true }).first('code'))) return;
  const earlier = await db('orders')
    .join('orderLines', 'orderLines.orderNo', 'orders.orderNo')
    .where({ 'orders.userId': userId, 'orderLines.productCode': productCode })
    .whereNot('orders.status', 'TIMED_OUT')
    .first('orders.orderNo');
  if (earlier) return;
  await transaction(db, (trx) => place(trx, clock.now())).catch((error) => {
    // Another member may have the piece, or the pause after a hold that timed out has not ended.
    if (!(error instanceof Failure)) throw error;
  });
}

async function order(
  trx: Trx,
  input: { buyer: Buyer; productCode: string; paymentMinutes: number; at: number },
): Promise<string> {
  const { productCode, paymentMinutes, at } = input;
  const { userId, phone } = input.buyer;
  const address = await addAddress(trx, { ...sampleBuyer.address, userId, phone, isDefault: true, at });
  const itemId = await addToCart(trx, { userId, productCode, quantity: 1, at });
  const product = await find(Product, trx, productCode);
  const { orderNo } = await placeOrder(trx, {
    userId,
    addressId: address.id,
    expectedFen: (product && chargedFen(product)) ?? 0,
    expectedPrices: {},
    remark: '',
    itemIds: [itemId],
    paymentMinutes,
    language: 'zh',
    at,
  });
  return orderNo;
}
