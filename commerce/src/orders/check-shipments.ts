import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { type Parcel, requireSameParcel } from './ship-order.ts';

/** Reads the orders of a whole file with two queries. */
export async function checkShipments(
  db: Db,
  orderNos: string[],
): Promise<(orderNo: string, parcel: Parcel) => void> {
  const orders = await db('orders').whereIn('orderNo', orderNos).select('orderNo', 'status');
  const shipments = await db('shipments')
    .whereIn('orderNo', orderNos)
    .select('orderNo', 'carrier', 'trackingNo');
  const statuses = new Map(orders.map(({ orderNo, status }) => [orderNo, status]));
  const recorded = new Map(shipments.map((shipment) => [shipment.orderNo, shipment]));
  return (orderNo, parcel) => {
    const status = statuses.get(orderNo);
    if (!status) throw fail('orderNotFound');
    if (status !== 'PAID') throw fail('orderStateChanged', { status });
    const before = recorded.get(orderNo);
    if (before) requireSameParcel(before, parcel);
  };
}
