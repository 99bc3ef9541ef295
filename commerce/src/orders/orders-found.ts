import { foldCase } from '../../contract/fold.ts';
import { containing } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { Rows, TableQuery } from '../db/query.ts';
import { membersCalled } from '../users/members-called.ts';

/** The number of newest orders that are searched for a part of a name. */
const namesRead = 2000;
/** A single character would find too many names. */
const shortestName = 2;
/** The number of newest orders that are searched for the last digits of their number. */
const numbersRead = 20_000;

/** Each search uses an index or reads only the newest orders, so none reads all. @param limit for each search */
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
    ...(/^\d{4,18}$/.test(text) ? [endingWith(db, text, limit)] : []),
    ...(text.length >= shortestName ? [sentTo(db, text, limit)] : []),
  ]);
}

function endingWith(db: Db, digits: string, limit: number): Rows<{ orderNo: string }> {
  const recent = db('orders').orderBy('orderNo', 'desc').limit(numbersRead).select('orderNo').as('numbers');
  return db
    .from(
      db
        .from(recent)
        .whereRaw('order_no LIKE ?', [`%${digits}`])
        .limit(limit)
        .as('ending'),
    )
    .select('orderNo');
}

function sentTo(db: Db, name: string, limit: number): Rows<{ orderNo: string }> {
  const recent = db('orders')
    .orderBy('createdAt', 'desc')
    .limit(namesRead)
    .select('orderNo', 'recipientName')
    .as('names');
  const pattern = containing(foldCase(name));
  return db
    .from(
      db
        .from(recent)
        .whereRaw("FOLD_CASE(recipient_name) LIKE ? ESCAPE '\\'", [pattern])
        .limit(limit)
        .select('orderNo')
        .as('sent'),
    )
    .select('orderNo');
}

/** Carriers print capital letters, but staff type as they like. Too few orders share a parcel to sort them. */
function parcelsNumbered(db: Db, text: string, limit: number): Rows<{ orderNo: string }> {
  const spellings = [...new Set([text, text.toUpperCase(), text.toLowerCase()])];
  return db
    .from(db('shipments').whereIn('trackingNo', spellings).limit(limit).select('orderNo').as('parcels'))
    .select('orderNo');
}
