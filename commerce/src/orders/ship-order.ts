import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { Order } from './order.ts';

export type Parcel = Pick<Row<'shipments'>, 'carrier' | 'trackingNo'>;

/**
 * Records the shipment of a paid order, or corrects the carrier and tracking number of a shipped order.
 * @param input.corrects whether the caller has seen the recorded parcel and wants to replace it
 * @returns the parcel that was recorded before; null if there was none
 * @throws Failure `orderStateChanged` if the status is not `PAID`, for example during a refund request;
 *   `alreadyShipped` if another parcel is recorded and the caller does not correct it
 */
export async function shipOrder(
  trx: Trx,
  order: Pick<Order, 'orderNo'>,
  input: Parcel & { corrects: boolean; at: number },
): Promise<Parcel | null> {
  const { orderNo } = order;
  // The row is locked, so that a refund request at the same moment waits and then finds the shipment.
  const paid = await trx('orders').where({ orderNo, status: 'PAID' }).forUpdate().first('orderNo');
  if (!paid) throw fail('orderStateChanged');
  const before = await trx('shipments').where({ orderNo }).first('carrier', 'trackingNo');
  const { carrier, trackingNo, corrects, at } = input;
  if (before && !corrects) requireSameParcel(before, input);
  await trx('shipments')
    .insert({ orderNo, carrier, trackingNo, shippedAt: at })
    .onConflict('orderNo')
    .merge({ carrier, trackingNo });
  return before ?? null;
}

/** @throws Failure `alreadyShipped` with the recorded parcel */
export function requireSameParcel(before: Parcel, now: Parcel): void {
  const { carrier, trackingNo } = before;
  if (!isSameParcel(before, now)) throw fail('alreadyShipped', { carrier, trackingNo });
}

export function isSameParcel(one: Parcel, other: Parcel): boolean {
  return one.carrier === other.carrier && one.trackingNo === other.trackingNo;
}
