import { day, isoTime, minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

const maxUnpaid = 3;
const holdPause = 30 * minute;
/** Holding a piece for less in all keeps it from nobody (docs/decisions/015). */
const freeToHold = 10 * minute;
/** No order can be paid for longer (config.ts), so no older one can have ended just now. */
const longestHold = day;

/** What a member wants to hold now. */
interface WantedHold {
  userId: string;
  codes: string[];
  at: number;
}

/**
 * Nobody keeps many pieces from others without paying, nor one again and again.
 * @throws Failure `tooManyUnpaidOrders`, `recentlyTimedOut`
 */
export async function requireWithinLimits(trx: Trx, wanted: WantedHold): Promise<void> {
  const { at } = wanted;
  const orders = await recentlyUnpaid(trx, wanted).select('status', 'payableUntil');
  const waiting = orders.filter(
    ({ status, payableUntil }) => status === 'WAITING_PAYMENT' && payableUntil > at,
  );
  if (waiting.length >= maxUnpaid) throw fail('tooManyUnpaidOrders', { max: maxUnpaid });
  if (waiting.length < orders.length) await requireNoRecentHold(trx, wanted);
}

/** Orders of the last day that nobody has paid, whatever became of them. */
function recentlyUnpaid(trx: Trx, { userId, at }: WantedHold) {
  return trx('orders')
    .where('orders.userId', userId)
    .where('orders.createdAt', '>', at - longestHold - holdPause)
    .whereIn('orders.status', ['TIMED_OUT', 'WAITING_PAYMENT', 'CANCELLED']);
}

/**
 * Who held a piece and let it time out, or held it for long and then cancelled, leaves it to others for a while;
 * else one member could hold it for ever without paying.
 * @throws Failure `recentlyTimedOut`
 */
async function requireNoRecentHold(trx: Trx, wanted: WantedHold): Promise<void> {
  const { codes, at } = wanted;
  const holds = await readRecentHolds(trx, wanted);
  for (const productCode of codes) {
    const until = pausedUntil(holds.filter((hold) => hold.productCode === productCode));
    if (until > at) throw fail('recentlyTimedOut', { productCode, againAt: isoTime(until) });
  }
}

/** A hold that ended without a payment. */
interface EndedHold {
  productCode: string;
  startedAt: number;
  endedAt: number;
  cancelled: boolean;
}

/** The newest first. Overdue is timed out, whether or not the job has said so. */
async function readRecentHolds(trx: Trx, wanted: WantedHold): Promise<EndedHold[]> {
  const { codes, at } = wanted;
  const rows = await recentlyUnpaid(trx, wanted)
    .join('orderLines', 'orderLines.orderNo', 'orders.orderNo')
    .leftJoin('orderTimeline', (join) =>
      join.on('orderTimeline.orderNo', 'orders.orderNo').andOnVal('orderTimeline.toStatus', '=', 'CANCELLED'),
    )
    .whereIn('orderLines.productCode', codes)
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

/** When what is left of these holds is short enough again; 0 when it is now. */
function pausedUntil(newestFirst: EndedHold[]): number {
  let heldMs = 0;
  for (const { startedAt, endedAt, cancelled } of newestFirst) {
    heldMs += cancelled ? endedAt - startedAt : freeToHold;
    if (heldMs >= freeToHold) return endedAt + holdPause;
  }
  return 0;
}
