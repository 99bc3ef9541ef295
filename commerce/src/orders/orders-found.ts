import type { Db } from '../db/db.ts';
import type { Rows, TableQuery } from '../db/query.ts';
import { membersCalled } from '../users/members-called.ts';

/**
 * Finds the numbers of orders by order number, by tracking number, or by the phone or name of the recipient or the
 * buyer. Each of these searches uses an index, so that no search reads all orders.
 * @param limit each search finds at most this many orders, the newest
 */
export function ordersFound(db: Db, text: string, limit: number): Rows<{ orderNo: string }> {
  if (/^JO\d{18}$/i.test(text)) return db('orders').where({ orderNo: text.toUpperCase() }).select('orderNo');
  const newest = (which: (query: TableQuery<'orders'>) => unknown) =>
    db
      .from(
        db('orders').modify(which).orderBy('createdAt', 'desc').limit(limit).select('orderNo').as('newest'),
      )
      .select('orderNo');
  return newest((query) => query.where({ recipientPhone: text })).union([
    newest((query) => query.where({ recipientName: text })),
    newest((query) => query.whereIn('userId', membersCalled(db, text))),
    parcelsNumbered(db, text, limit),
  ]);
}

/**
 * Several orders may share a parcel, but never so many that their order matters. Carriers print capital letters, but
 * staff type the number as they like.
 */
function parcelsNumbered(db: Db, text: string, limit: number): Rows<{ orderNo: string }> {
  const spellings = [...new Set([text, text.toUpperCase(), text.toLowerCase()])];
  return db
    .from(db('shipments').whereIn('trackingNo', spellings).limit(limit).select('orderNo').as('parcels'))
    .select('orderNo');
}
