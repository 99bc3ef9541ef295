import { day } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { endOfNextWorkingDay, readWorkingHours } from '../hours/working-hours.ts';
import { announceProducts } from '../outbox/announce.ts';
import type { Order } from './order.ts';

/** Who had pieces held for long in vain gets no long hold again before this time has passed. */
const heldInVainFor = 7 * day;

type Held = Pick<Order, 'orderNo' | 'userId' | 'payableUntil' | 'firstPayableUntil'>;

/**
 * A person has to confirm the payment, so the pieces stay held until the workshop closes on its next working day: once for
 * each order, for one order of a member at a time, and not within a week after such a hold in vain.
 */
export async function holdLonger(trx: Trx, order: Held, at: number): Promise<void> {
  const { orderNo, payableUntil, firstPayableUntil } = order;
  if (firstPayableUntil !== null || (await hasLongHold(trx, order, at))) return;
  const until = endOfNextWorkingDay(at, await readWorkingHours(trx));
  if (until > payableUntil) await holdUntil(trx, orderNo, { until, firstPayableUntil: payableUntil, at });
}

/**
 * No payment by hand is awaited any more: the time to pay is as it was at first. If that time is not over, the order counts as
 * never held for long.
 */
export async function holdAsAtFirst(trx: Trx, orderNo: string, at: number): Promise<void> {
  const order = await trx('orders')
    .where({ orderNo, status: 'WAITING_PAYMENT' })
    .forUpdate()
    .first('payableUntil', 'firstPayableUntil');
  if (!order?.firstPayableUntil) return;
  const { payableUntil, firstPayableUntil: first } = order;
  const until = Math.min(payableUntil, Math.max(first, at));
  await holdUntil(trx, orderNo, { until, firstPayableUntil: first > at ? null : first, at });
}

async function holdUntil(
  trx: Trx,
  orderNo: string,
  { until, firstPayableUntil, at }: { until: number; firstPayableUntil: number | null; at: number },
): Promise<void> {
  await trx('orders').where({ orderNo }).update({ payableUntil: until, firstPayableUntil });
  const held = await trx('holds').where({ orderNo }).update({ heldUntil: until }).returning('productCode');
  await announceProducts(
    trx,
    held.map(({ productCode }) => productCode),
    at,
  );
}

/** Now, or in vain a short time ago. */
async function hasLongHold(trx: Trx, { orderNo, userId }: Held, at: number): Promise<boolean> {
  const other = await trx('orders')
    .where({ userId })
    .whereNot({ orderNo })
    .where('createdAt', '>', at - heldInVainFor)
    .whereIn('status', ['WAITING_PAYMENT', 'TIMED_OUT', 'CANCELLED'])
    .whereNotNull('firstPayableUntil')
    .first('orderNo');
  return other !== undefined;
}
