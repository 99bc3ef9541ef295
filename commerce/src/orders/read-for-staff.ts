import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { nameActors, namePeople } from '../users/name-people.ts';
import { readNotes } from './add-note.ts';
import { requireAnyOrder } from './find-order.ts';
import { orderVersion } from './order-versions.ts';
import { presentOrders } from './present-order.ts';

export type StaffOrder = OutputOf<'POST /admin/orders/ship'>;

/** @throws Failure `orderNotFound` */
export async function readForStaff(
  db: Db,
  orderNo: string,
  { language, at }: { language: Language; at: number },
): Promise<StaffOrder> {
  const order = await requireAnyOrder(db, orderNo);
  const [view] = await presentOrders(db, [order], { language, reader: 'staff', at });
  const buyer = (await namePeople(db, [order.userId])).get(order.userId);
  if (!view || !buyer) throw fail('orderNotFound');
  const actors = await db('orderTimeline').where({ orderNo }).orderBy('id').pluck('actor');
  const nameOf = await nameActors(db, actors);
  const timeline = view.timeline.map((move, index) => ({ ...move, by: nameOf(actors[index] ?? '') }));
  const shipment = await db('shipments').where({ orderNo }).first('returnedCondition');
  return {
    ...view,
    timeline,
    buyer,
    notes: await readNotes(db, orderNo),
    returned: shipment?.returnedCondition ?? null,
    version: await orderVersion(db, orderNo),
  };
}
