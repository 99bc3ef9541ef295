import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { comingBack } from './record-return.ts';

type Parcel = OutputOf<'GET /admin/inventory/detail'>['toReturn'][number];

/** The refunds whose units of this piece the buyers have to send back, the oldest shipment first. */
export async function listParcelsToReturn(db: Db, productCode: string): Promise<Parcel[]> {
  const parcels = await db('orderRefundLines')
    .join('orderRefunds', 'orderRefunds.id', 'orderRefundLines.refundId')
    .join('orders', 'orders.orderNo', 'orderRefunds.orderNo')
    .join('shipments', 'shipments.orderNo', 'orderRefunds.orderNo')
    .where({ 'orderRefundLines.productCode': productCode })
    .whereIn('orderRefunds.id', comingBack(db).select('id'))
    .select('orders.orderNo', 'orders.userId', 'orderRefundLines.quantity', 'orderRefunds.transactionNo')
    .select('shipments.carrier', 'shipments.trackingNo')
    .orderBy(['shipments.shippedAt', 'orderRefunds.id']);
  const people = await namePeople(
    db,
    parcels.map(({ userId }) => userId),
  );
  return parcels.map(({ userId, transactionNo, ...parcel }) => ({
    ...parcel,
    transactionNo: transactionNo ?? '',
    member: personIn(people, userId),
  }));
}
