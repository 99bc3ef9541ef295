import { toYuan } from '../../contract/money.ts';
import type { Order as OrderView } from '../../contract/order.ts';
import { isoTime } from '../clock.ts';
import { prepared } from '../db/prepared.ts';
import type { Row } from '../db/tables.ts';
import type { Order } from './order.ts';

const columns = [
  ...(['orderNo', 'chargeNo', 'status', 'channel', 'provider', 'amountFen', 'serialNo'] as const),
  ...(['payableUntil', 'successAt', 'withdrawnAt'] as const),
] as const;

type Charge = Pick<Row<'recharges'>, (typeof columns)[number]>;

/** The newest first. */
export const readRechargesFor = prepared((db, { numbers }: { numbers: string[] }) =>
  db('recharges')
    .whereIn('orderNo', numbers)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'chargeNo', order: 'desc' },
    ])
    .select(...columns),
);

/** A recharge that paid the order has the same time, because one transaction did both (docs/decisions/059). */
export function presentPayment(
  { paidAt, paymentTransactionNo, totalFen }: Order,
  recharges: readonly Charge[],
): OrderView['payment'] {
  if (paidAt === null || paymentTransactionNo === null) return null;
  const paying = recharges.find(({ successAt }) => successAt === paidAt);
  return {
    method: 'wallet',
    amount: toYuan(totalFen),
    paidAt: isoTime(paidAt),
    serialNo: paymentTransactionNo,
    status: 'success',
    recharge: paying
      ? {
          chargeNo: paying.chargeNo,
          channel: paying.channel,
          amount: toYuan(paying.amountFen),
          serialNo: paying.serialNo,
        }
      : null,
  };
}

/** Of an order that is not paid yet. */
export function presentWaiting(recharges: readonly Charge[]): OrderView['recharge'] {
  const waiting = recharges.find(({ status }) => status === 'PENDING');
  if (!waiting) return null;
  const { chargeNo, amountFen, payableUntil } = waiting;
  return { chargeNo, amount: toYuan(amountFen), byHand: payableUntil === null };
}

/** Whether the newest was to be confirmed by staff, and was not. */
export function isNotArrived([newest]: readonly Charge[]): boolean {
  if (newest?.status !== 'FAILED') return false;
  return newest.provider === 'manual' && newest.withdrawnAt === null;
}
