import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { Order } from './order.ts';

export type Parcel = Pick<Row<'shipments'>, 'carrier' | 'trackingNo'>;

/**
 * @param input.corrects whether the caller has seen the recorded parcel and wants to replace it
 * @returns the former parcel, or null
 * @throws Failure `orderStateChanged` if the status is not `PAID`; `alreadyShipped` with another parcel
 */
export async function shipOrder(
  trx: Trx,
  order: Pick<Order, 'orderNo'>,
  input: Parcel & { corrects: boolean; at: number },
): Promise<Parcel | null> {
  const { orderNo } = order;
  // A refund request at the same moment waits for this lock and then finds the shipment.
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
