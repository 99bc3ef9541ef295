import { shipmentUndoableMinutes } from '../../contract/states.ts';
import { minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Order } from './order.ts';

/**
 * Undoes the shipment of a paid order: its parcel is no longer recorded. The log keeps it. The caller holds a lock on the
 * order, so that nobody completes it at the same moment.
 * @throws Failure `orderStateChanged` if the status is not `PAID`; `orderNotShipped`; `shipmentFinal` if the order was
 *   shipped more than 10 minutes ago
 */
export async function withdrawShipment(
  trx: Trx,
  { orderNo, status }: Pick<Order, 'orderNo' | 'status'>,
  { at }: { at: number },
): Promise<void> {
  if (status !== 'PAID') throw fail('orderStateChanged', { status });
  const shipment = await trx('shipments').where({ orderNo }).first('shippedAt');
  if (!shipment) throw fail('orderNotShipped');
  if (at > shipment.shippedAt + shipmentUndoableMinutes * minute) throw fail('shipmentFinal');
  await trx('shipments').where({ orderNo }).delete();
}
