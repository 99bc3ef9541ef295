import type { Knex } from 'knex';
import { isoTime, minute } from '../clock.ts';
import { fail } from '../fail.ts';

const maxUnpaid = 3;
const holdPause = 30 * minute;

/** Nobody keeps many pieces from others without paying. @throws Failure `tooManyUnpaidOrders` */
export async function requireFewUnpaid(trx: Knex.Transaction, userId: string, at: number): Promise<void> {
  const [row] = await trx('orders')
    .where({ userId, status: 'WAITING_PAYMENT' })
    .andWhere('payableUntil', '>', at)
    .count({ unpaid: '*' });
  if (Number(row?.unpaid ?? 0) >= maxUnpaid) throw fail('tooManyUnpaidOrders', { max: maxUnpaid });
}

/**
 * After a time-out the same member leaves the piece to others for a while; else one member could hold it for
 * ever without paying.
 * @throws Failure `recentlyTimedOut`
 */
export async function requireNoRecentTimeOut(
  trx: Knex.Transaction,
  input: { userId: string; codes: string[]; at: number },
): Promise<void> {
  const { userId, codes, at } = input;
  const recent = await trx('orders')
    .join('orderLines', 'orderLines.orderNo', 'orders.orderNo')
    .where('orders.userId', userId)
    // Overdue is timed out, whether or not the job has said so.
    .whereIn('orders.status', ['TIMED_OUT', 'WAITING_PAYMENT'])
    .andWhereBetween('orders.payableUntil', [at - holdPause + 1, at])
    .whereIn('orderLines.productCode', codes)
    .orderBy('orders.payableUntil', 'desc')
    .first('orderLines.productCode', 'orders.payableUntil');
  if (!recent) return;
  throw fail('recentlyTimedOut', {
    productCode: recent.productCode,
    againAt: isoTime(recent.payableUntil + holdPause),
  });
}
