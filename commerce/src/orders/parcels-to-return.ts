import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { namePeople, personIn } from '../users/name-people.ts';

type Parcel = OutputOf<'GET /admin/inventory/detail'>['toReturn'][number];

/** The parcels with this piece of refunded orders, the oldest first. */
export async function listParcelsToReturn(db: Db, productCode: string): Promise<Parcel[]> {
  const parcels = await db('orderLines')
    .join('orders', 'orders.orderNo', 'orderLines.orderNo')
    .join('shipments', 'shipments.orderNo', 'orderLines.orderNo')
    .where({
      'orderLines.productCode': productCode,
      'orders.status': 'REFUNDED',
      'shipments.returnedAt': null,
    })
    .select('orders.orderNo', 'orders.userId', 'orderLines.quantity')
    .select('shipments.carrier', 'shipments.trackingNo')
    .orderBy('shipments.shippedAt');
  const people = await namePeople(
    db,
    parcels.map(({ userId }) => userId),
  );
  return parcels.map(({ userId, ...parcel }) => ({
    ...parcel,
    member: personIn(people, userId),
  }));
}
