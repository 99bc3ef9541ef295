import { day } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { endOfNextWorkingDay, readWorkingHours } from '../hours/working-hours.ts';
import { announceProducts } from '../outbox/announce.ts';
import type { Order } from './order.ts';

/** A member can't hold a piece for long again before this time has passed. */
const heldOnceIn = 7 * day;

type Held = Pick<Order, 'orderNo' | 'userId' | 'payableUntil' | 'firstPayableUntil'>;

/**
 * A person has to confirm the payment, so the pieces stay held until the workshop closes on its next working day: once for
 * each order, and only if the member has not had them held so in vain within a week.
 */
export async function holdLonger(trx: Trx, order: Held, at: number): Promise<void> {
  const { orderNo, payableUntil, firstPayableUntil } = order;
  if (firstPayableUntil !== null || (await wasHeldInVain(trx, order, at))) return;
  const until = endOfNextWorkingDay(at, await readWorkingHours(trx));
  if (until > payableUntil) await holdUntil(trx, orderNo, { until, firstPayableUntil: payableUntil, at });
}

/** No payment by hand is awaited any more: the time to pay is as it was at first. */
export async function holdAsAtFirst(trx: Trx, orderNo: string, at: number): Promise<void> {
  const order = await trx('orders')
    .where({ orderNo, status: 'WAITING_PAYMENT' })
    .forUpdate()
    .first('payableUntil', 'firstPayableUntil');
  if (!order?.firstPayableUntil) return;
  const { payableUntil, firstPayableUntil } = order;
  const until = Math.min(payableUntil, Math.max(firstPayableUntil, at));
  await holdUntil(trx, orderNo, { until, firstPayableUntil, at });
}

async function holdUntil(
  trx: Trx,
  orderNo: string,
  { until, firstPayableUntil, at }: { until: number; firstPayableUntil: number; at: number },
): Promise<void> {
  await trx('orders').where({ orderNo }).update({ payableUntil: until, firstPayableUntil });
  const held = await trx('holds').where({ orderNo }).update({ heldUntil: until }).returning('productCode');
  await announceProducts(
    trx,
    held.map(({ productCode }) => productCode),
    at,
  );
}

async function wasHeldInVain(trx: Trx, { orderNo, userId }: Held, at: number): Promise<boolean> {
  const before = await trx('orderLines')
    .join('orders', 'orders.orderNo', 'orderLines.orderNo')
    .where('orders.userId', userId)
    .where('orders.createdAt', '>', at - heldOnceIn)
    .whereIn('orders.status', ['TIMED_OUT', 'CANCELLED'])
    .whereNotNull('orders.firstPayableUntil')
    .whereIn('orderLines.productCode', trx('orderLines').where({ orderNo }).select('productCode'))
    .first('orders.orderNo');
  return before !== undefined;
}
