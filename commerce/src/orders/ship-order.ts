import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Order } from './order.ts';

interface Parcel {
  carrier: string;
  trackingNo: string;
}

/**
 * Records the shipment of a paid order, or corrects carrier and tracking number of one that is on its way.
 * @returns what was recorded before; null for the first time
 * @throws Failure `orderStateChanged` unless the order is paid, and not asked back, at this moment
 */
export async function shipOrder(
  trx: Trx,
  order: Pick<Order, 'orderNo'>,
  input: Parcel & { at: number },
): Promise<Parcel | null> {
  const { orderNo } = order;
  // Locked, so that an application for a refund at the same moment waits, and then finds the shipment.
  const paid = await trx('orders').where({ orderNo, status: 'PAID' }).forUpdate().first('orderNo');
  if (!paid) throw fail('orderStateChanged');
  const before: Parcel | undefined = await trx('shipments').where({ orderNo }).first('carrier', 'trackingNo');
  const { carrier, trackingNo, at } = input;
  await trx('shipments')
    .insert({ orderNo, carrier, trackingNo, shippedAt: at })
    .onConflict('orderNo')
    .merge({ carrier, trackingNo });
  return before ?? null;
}
