import { toYuan } from '../../contract/money.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { newNumber } from '../numbers.ts';
import type { Limits } from '../payments/limits.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { lockMember } from '../users/lock-member.ts';
import { readLargestRecharge } from './read-largest-recharge.ts';
import { requireWithinLimits } from './read-most-of-channel.ts';
import type { Recharge } from './recharge.ts';

/** One member must not be able to flood the list of the staff. */
export const maxPending = 3;

interface Wanted extends Pick<Recharge, 'userId' | 'channel' | 'amountFen'> {
  provider: Pick<PaymentProvider, 'name' | 'ways'>;
  limits: Limits;
  at: number;
}

/** @throws Failure `tooManyPendingRecharges`, `rechargeTooHigh`, `aboveChannelLimit` */
export async function openRecharge(
  trx: Trx,
  { ceilings, ...wanted }: Wanted & { ceilings: Config['ceilings'] },
): Promise<Recharge> {
  const { userId, amountFen } = wanted;
  await lockMember(trx, userId);
  const pending = await countPending(trx, userId);
  if (pending >= maxPending) throw fail('tooManyPendingRecharges', { max: maxPending });
  const largestFen = await readLargestRecharge(trx, userId, ceilings);
  if (amountFen > largestFen) throw fail('rechargeTooHigh', { maxYuan: toYuan(largestFen) });
  return insertRecharge(trx, wanted);
}

/**
 * With `order`, the money is for that order, and can be paid only as long as the order. Providers get the same time.
 * @throws Failure `aboveChannelLimit`
 */
export async function insertRecharge(
  trx: Trx,
  { provider, limits, order, at, ...wanted }: Wanted & { order?: { orderNo: string; payableUntil: number } },
): Promise<Recharge> {
  await requireWithinLimits(trx, { ...wanted, provider, limits, at });
  const { longestTime } = limits[wanted.channel];
  const until = Math.min(at + longestTime, order?.payableUntil ?? Number.POSITIVE_INFINITY);
  const [recharge] = await trx('recharges')
    .insert({
      ...{ ...wanted, chargeNo: newNumber('JC', at), provider: provider.name, status: 'PENDING' },
      ...{ createdAt: at, askedAt: at, orderNo: order?.orderNo ?? null },
      payableUntil: provider.ways.length > 0 ? until : null,
    })
    .returning('*');
  return recharge;
}

/** Those for an order aside, of which each order has one at most. */
export async function countPending(db: Db, userId: string): Promise<number> {
  const [row] = await db('recharges')
    .where({ userId, status: 'PENDING', orderNo: null })
    .count({ pending: '*' });
  return Number(row?.pending ?? 0);
}
