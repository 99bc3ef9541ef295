import { toYuan } from '../../contract/money.ts';
import type { Order as OrderView } from '../../contract/order.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { Row } from '../db/tables.ts';
import type { Order } from './order.ts';

const columns = ['orderNo', 'chargeNo', 'channel', 'amountFen', 'serialNo', 'successAt'] as const;
type Credited = Pick<Row<'recharges'>, (typeof columns)[number]>;

/** By the members too, because recharges have no index by the order alone. */
const readCredited = prepared((db, { members, numbers }: { members: string[]; numbers: string[] }) =>
  db('recharges')
    .whereIn('userId', members)
    .whereIn('orderNo', numbers)
    .whereNotNull('successAt')
    .select(...columns),
);

/** All recharges for these orders that brought money, also too late. */
export function readCreditedFor(db: Db, orders: readonly Order[]): Promise<Credited[]> {
  const members = [...new Set(orders.map(({ userId }) => userId))];
  return readCredited(db, { members, numbers: orders.map(({ orderNo }) => orderNo) });
}

/** A recharge that paid the order has the same time, because one transaction did both (docs/decisions/059). */
export function presentPayment(
  { orderNo, paidAt, paymentTransactionNo, totalFen }: Order,
  credited: readonly Credited[],
): OrderView['payment'] {
  if (paidAt === null || paymentTransactionNo === null) return null;
  const paying = credited.find((each) => each.orderNo === orderNo && each.successAt === paidAt);
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
