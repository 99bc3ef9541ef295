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
    orderNos.map((orderNo) => [
      orderNo,
      orderVersion({
        lastMove: lastMoves.get(orderNo),
        lastNote: lastNotes.get(orderNo),
        parcel: parcelsByOrder.get(orderNo),
      }),
    ]),
  );
}

/** `lastMove`, `lastNote`: the ids of the newest rows. */
export function orderVersion({
  lastMove = null,
  lastNote = null,
  parcel,
}: {
  lastMove: number | null | undefined;
  lastNote: number | null | undefined;
  parcel: Parcel | undefined;
}): string {
  const seen = [parcel?.carrier ?? null, parcel?.trackingNo ?? null, parcel?.returnedAt ?? null];
  return versionOf([lastMove, lastNote, ...seen]);
}
