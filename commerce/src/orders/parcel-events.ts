import { z } from 'zod';
import type { OutputOf } from '../../contract/contract.ts';
import { returnConditions } from '../../contract/states.ts';
import { type Act, readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { isSameParcel } from './ship-order.ts';

type ParcelEvent = OutputOf<'GET /admin/orders/detail'>['parcelEvents'][number];

const parcel = z.object({ carrier: z.string(), trackingNo: z.string() });
/** The log of a single shipment has the changed part of the order, that of a CSV the parcel alone. */
const logged = z.union([parcel, z.object({ shipment: parcel }).transform(({ shipment }) => shipment)]);

const returned = z.object({ condition: z.enum(returnConditions) });

const shipping = ['orders/ship', 'orders/ship_bulk'];
const withdrawing = 'orders/withdraw_shipment';
const returning = 'inventory/record_return';

/** The oldest event first. */
export async function readParcelEvents(db: Db, orderNo: string): Promise<ParcelEvent[]> {
  const acts = await readActs(db, `order:${orderNo}`, [...shipping, withdrawing, returning]);
  return acts.flatMap((act) => describe(act) ?? []);
}

function describe({ action, at, by, reason, before, after }: Act): ParcelEvent | undefined {
  const common = { at: isoTime(at), by, reason, parcel: null, before: null, condition: null };
  if (action === returning) {
    return { ...common, event: 'returned', condition: returned.safeParse(after).data?.condition ?? null };
  }
  const now = logged.safeParse(after).data;
  const earlier = logged.safeParse(before).data ?? null;
  if (action === withdrawing) return { ...common, event: 'withdrawn', before: earlier };
  // A request with the recorded parcel changes nothing.
  if (!now || (earlier && isSameParcel(now, earlier))) return undefined;
  return { ...common, event: earlier ? 'corrected' : 'shipped', parcel: now, before: earlier };
}
