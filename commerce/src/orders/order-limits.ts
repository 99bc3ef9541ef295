import { day, minute } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { isPayable } from './find-order.ts';

export const maxUnpaid = 3;
const holdPause = 30 * minute;
/** Unpaid holds of a piece that are shorter than this in total cause no pause (docs/decisions/015). */
const freeToHold = 10 * minute;
/** The longest payment time that config.ts allows. Pieces that are held longer cause no pause. */
const longestHold = day;

interface WantedHold {
  userId: string;
  codes: string[];
  at: number;
}

/** `tooMany`: the unpaid orders, the oldest first, if there may be no more. `pausedUntil`: by product code. */
export async function readLimits(
  trx: Trx,
  wanted: WantedHold,
): Promise<{ tooMany: string[]; pausedUntil: Map<string, number> }> {
  const { userId, at } = wanted;
  const orders = await readUnpaid(trx, { userId, since: sinceOf(at) });
  const waiting = orders.filter((order) => isPayable(order, at));
  return {
    tooMany: waiting.length >= maxUnpaid ? waiting.map(({ orderNo }) => orderNo) : [],
    pausedUntil: waiting.length < orders.length ? await readPauses(trx, wanted) : new Map(),
  };
}

/** No hold that matters now began before this time. */
const sinceOf = (at: number) => at - longestHold - holdPause;

const readUnpaid = prepared((db, input: { userId: string; since: number }) =>
  recentlyUnpaid(db, input).select('orders.orderNo', 'status', 'payableUntil').orderBy('orders.createdAt'),
);

function recentlyUnpaid(db: Db, { userId, since }: { userId: string; since: number }) {
  return db('orders')
    .where('orders.userId', userId)
    .where((orders) =>
      orders
        .where('orders.status', 'WAITING_PAYMENT')
        .orWhere((ended) =>
          ended.whereIn('orders.status', ['TIMED_OUT', 'CANCELLED']).where('orders.createdAt', '>', since),
        ),
    );
}

/**
 * After a hold that timed out, or canceled holds of 10 minutes in total, the member has to wait 30 minutes. Otherwise
 * one member could hold a piece forever without paying.
 */
async function readPauses(trx: Trx, wanted: WantedHold): Promise<Map<string, number>> {
  const { codes, at } = wanted;
  const holds = await readRecentHolds(trx, wanted);
  const pauses = new Map<string, number>();
  for (const productCode of codes) {
    const until = pausedUntil(holds.filter((hold) => hold.productCode === productCode));
    if (until > at) pauses.set(productCode, until);
  }
  return pauses;
}

interface EndedHold {
  productCode: string;
  startedAt: number;
  endedAt: number;
  cancelled: boolean;
}

/** The newest first. An overdue order counts as timed out, even if the job has not changed its status yet. */
async function readRecentHolds(trx: Trx, wanted: WantedHold): Promise<EndedHold[]> {
  const { userId, codes, at } = wanted;
  const rows = await recentlyUnpaid(trx, { userId, since: sinceOf(at) })
    .join('orderLines', 'orderLines.orderNo', 'orders.orderNo')
    .leftJoin('orderTimeline', (join) =>
      join.on('orderTimeline.orderNo', 'orders.orderNo').andOnVal('orderTimeline.toStatus', '=', 'CANCELLED'),
    )
    .whereIn('orderLines.productCode', codes)
    // The member waited for the workshop, so it is nobody's fault.
    .whereNull('orders.firstPayableUntil')
    .select(
      'orderLines.productCode',
      'orders.createdAt',
      'orders.payableUntil',
      'orderTimeline.at as cancelledAt',
    );
  return rows
    .map(({ productCode, createdAt, payableUntil, cancelledAt }) => ({
      productCode,
      startedAt: createdAt,
      endedAt: cancelledAt ?? payableUntil,
      cancelled: cancelledAt !== null,
    }))
    .filter(({ endedAt }) => endedAt <= at && endedAt > at - holdPause)
    .sort((a, b) => b.endedAt - a.endedAt);
}

/** 0 if the member need not wait. */
function pausedUntil(newestFirst: EndedHold[]): number {
  let heldMs = 0;
  for (const { startedAt, endedAt, cancelled } of newestFirst) {
    heldMs += cancelled ? endedAt - startedAt : freeToHold;
    if (heldMs >= freeToHold) return endedAt + holdPause;
  }
  return 0;
}
