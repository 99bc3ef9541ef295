import { toYuan } from '../../contract/money.ts';
import { rechargeStates } from '../../contract/states.ts';
import type { Recharge as RechargeView } from '../../contract/wallet.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { readLeftOf } from '../ledger/deposits.ts';
import type { Recharge } from './recharge.ts';

export async function presentRecharges(db: Db, recharges: Recharge[]): Promise<RechargeView[]> {
  const numbers = recharges.map(({ chargeNo }) => chargeNo);
  const [left, refunds] = [await readLeftOf(db, numbers), await readRefunds(db, numbers)];
  return recharges.map((recharge) => {
    const refundable = rechargeStates.can(recharge.status, 'applyRefund', 'member');
    const own = refunds.filter(({ chargeNo }) => chargeNo === recharge.chargeNo);
    return {
      chargeNo: recharge.chargeNo,
      amount: toYuan(recharge.amountFen),
      channel: recharge.channel,
      serialNo: recharge.serialNo,
      status: recharge.status,
      createdAt: isoTime(recharge.createdAt),
      successAt: isoTimeOrNull(recharge.successAt),
      refundable: refundable ? toYuan(left.get(recharge.chargeNo) ?? 0) : 0,
      refunded: toYuan(own.reduce((sum, { actualFen }) => sum + (actualFen ?? 0), 0)),
      refunds: own.map(presentRefund),
      payableUntil: recharge.status === 'PENDING' ? isoTimeOrNull(recharge.payableUntil) : null,
      orderNo: recharge.orderNo,
      withdrawnAt: isoTimeOrNull(recharge.withdrawnAt),
    };
  });
}

export async function presentRecharge(db: Db, recharge: Recharge): Promise<RechargeView> {
  const [view] = await presentRecharges(db, [recharge]);
  if (!view) throw fail('rechargeNotFound');
  return view;
}

const columns = ['chargeNo', 'refundNo', 'status', 'amountFen', 'actualFen', 'appliedAt'] as const;

/** The newest first. */
function readRefunds(db: Db, numbers: string[]) {
  return db('refunds')
    .select(...columns)
    .whereIn('chargeNo', numbers)
    .orderBy([
      { column: 'appliedAt', order: 'desc' },
      { column: 'refundNo', order: 'desc' },
    ]);
}

function presentRefund({
  refundNo,
  status,
  amountFen,
  actualFen,
  appliedAt,
}: Pick<Row<'refunds'>, (typeof columns)[number]>): RechargeView['refunds'][number] {
  return {
    refundNo,
    status,
    amount: toYuan(amountFen),
    actualAmount: actualFen === null ? null : toYuan(actualFen),
    appliedAt: isoTime(appliedAt),
  };
}
