import type { Db } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import type { Row } from '../db/tables.ts';

type Parcel = Pick<Row<'shipments'>, 'orderNo' | 'carrier' | 'trackingNo' | 'returnedAt'>;

/** A version changes with every move of the order, with its parcel and with the notes of staff. */
export async function versionsOf(
  db: Db,
  orderNos: string[],
  parcels: readonly Parcel[],
): Promise<Map<string, string>> {
  const moves = await db('orderTimeline')
    .whereIn('orderNo', orderNos)
    .groupBy('orderNo')
    .select('orderNo')
    .max({ last: 'id' });
  const notes = await db('orderNotes')
    .whereIn('orderNo', orderNos)
    .groupBy('orderNo')
    .select('orderNo')
    .max({ last: 'id' });
  const lastMoves = new Map(moves.map(({ orderNo, last }) => [orderNo, last]));
  const lastNotes = new Map(notes.map(({ orderNo, last }) => [orderNo, last]));
  const parcelsByOrder = new Map(parcels.map((parcel) => [parcel.orderNo, parcel]));
  return new Map(
    orderNos.map((orderNo) => {
      const parcel = parcelsByOrder.get(orderNo);
      const seen = [parcel?.carrier ?? null, parcel?.trackingNo ?? null, parcel?.returnedAt ?? null];
      const last = [lastMoves.get(orderNo) ?? null, lastNotes.get(orderNo) ?? null];
      return [orderNo, versionOf([...last, ...seen])];
    }),
  );
}

export async function orderVersion(db: Db, orderNo: string): Promise<string> {
  const versions = await versionsOf(db, [orderNo], await db('shipments').where({ orderNo }));
  return versions.get(orderNo) ?? '';
}
