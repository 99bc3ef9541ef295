import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { nameActors, namePeople } from '../users/name-people.ts';
import { requireAnyOrder } from './find-order.ts';
import { orderVersion } from './order-versions.ts';
import { presentParts, readParts } from './present-order.ts';

export type StaffOrder = OutputOf<'POST /admin/orders/ship'>;

/** @throws Failure `orderNotFound` */
export async function readForStaff(
  db: Db,
  orderNo: string,
  { language, at }: { language: Language; at: number },
): Promise<StaffOrder> {
  const order = await requireAnyOrder(db, orderNo);
  const parts = await readParts(db, [order]);
  const [view] = presentParts([order], parts, { language, reader: 'staff', at });
  const buyer = (await namePeople(db, [order.userId])).get(order.userId);
  if (!view || !buyer) throw fail('orderNotFound');
  const actors = parts.timeline.map(({ actor }) => actor);
  const nameOf = await nameActors(db, actors);
  const notes = await db('orderNotes').where({ orderNo }).orderBy('id');
  const [parcel] = parts.shipments;
  return {
    ...view,
    timeline: view.timeline.map((move, index) => ({ ...move, by: nameOf(actors[index] ?? '') })),
    buyer,
    notes: notes.map(({ at, author, text }) => ({ at: isoTime(at), author, text })),
    returned: parcel?.returnedCondition ?? null,
    version: orderVersion({
      lastMove: parts.timeline.at(-1)?.id,
      lastNote: notes.at(-1)?.id,
      parcel,
    }),
  };
}
