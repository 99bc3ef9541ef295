import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { fail } from '../fail.ts';
import type { Language } from '../http/routes.ts';
import { namePeople } from '../users/name-people.ts';
import { readNotes } from './add-note.ts';
import { requireAnyOrder } from './find-order.ts';
import { presentOrders } from './present-order.ts';

export type StaffOrder = OutputOf<'GET /admin/orders/detail'>;

/** An order with its buyer, its notes and whether its parcel came back. @throws Failure `orderNotFound` */
export async function readForStaff(
  db: Knex,
  orderNo: string,
  shown: { language: Language; at: number },
): Promise<StaffOrder> {
  const order = await requireAnyOrder(db, orderNo);
  const [view] = await presentOrders(db, [order], shown);
  const buyer = (await namePeople(db, [order.userId])).get(order.userId);
  if (!view || !buyer) throw fail('orderNotFound');
  const returned = await db('shipments').where({ orderNo }).whereNotNull('returnedAt').first('orderNo');
  return { ...view, buyer, notes: await readNotes(db, orderNo), returned: Boolean(returned) };
}
