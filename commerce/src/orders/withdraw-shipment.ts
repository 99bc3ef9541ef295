import { shipmentUndoableMinutes } from '../../contract/states.ts';
import { minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Order } from './order.ts';
import { comingBack } from './record-return.ts';

/**
 * The log keeps the parcel. The caller holds a lock on the order, so that nobody completes it meanwhile.
 * @throws Failure `orderStateChanged` if the status is not `PAID`; `orderNotShipped`; `shipmentFinal` after 10 minutes;
 *   `piecesComingBack` if pieces of it were refunded
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
  if (await comingBack(trx).where({ orderNo }).first('id')) throw fail('piecesComingBack');
  await trx('shipments').where({ orderNo }).delete();
}
