import type { Channel } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import { dayOf, startOf } from '../calendar.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Limits } from '../payments/limits.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

interface Asked {
  channel: Channel;
  provider: Pick<PaymentProvider, 'name' | 'ways'>;
  limits: Limits;
  at: number;
}

/**
 * In fen, the most that one payment by the channel can be now; infinite where staff confirm the payments. What was not paid yet
 * does not count for the day: otherwise anybody could use it up by opening recharges.
 */
export async function readMostOfChannel(db: Db, { channel, provider, limits, at }: Asked): Promise<number> {
  if (provider.ways.length === 0) return Number.POSITIVE_INFINITY;
  const { mostFen, mostADayFen, longestTime } = limits[channel];
  if (mostADayFen === Number.POSITIVE_INFINITY) return mostFen;
  const since = startOf(dayOf(at));
  const [paid] = await db('recharges')
    .where({ channel, provider: provider.name })
    // For the index. A payment of today was opened since then.
    .where('createdAt', '>=', since - longestTime)
    .where('successAt', '>=', since)
    .sum({ fen: 'amountFen' });
  return Math.max(Math.min(mostFen, mostADayFen - Number(paid?.fen ?? 0)), 0);
}

/** @throws Failure `aboveChannelLimit` */
export async function requireWithinLimits(db: Db, asked: Asked & { amountFen: number }): Promise<void> {
  const mostFen = await readMostOfChannel(db, asked);
  if (asked.amountFen > mostFen) throw fail('aboveChannelLimit', { maxYuan: toYuan(mostFen) });
}
