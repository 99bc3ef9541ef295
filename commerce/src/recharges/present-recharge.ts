import { toYuan } from '../../contract/money.ts';
import { rechargeStates } from '../../contract/states.ts';
import type { Recharge as RechargeView } from '../../contract/wallet.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readLeftOf } from '../ledger/deposits.ts';
import type { Recharge } from './recharge.ts';

export async function presentRecharges(db: Db, recharges: Recharge[]): Promise<RechargeView[]> {
  const numbers = recharges.map(({ chargeNo }) => chargeNo);
  const [left, refunds] = [await readLeftOf(db, numbers), await readLastRefunds(db, numbers)];
  return recharges.map((recharge) => {
    const refundable = rechargeStates.can(recharge.status, 'applyRefund', 'member');
    const refund = refunds.get(recharge.chargeNo);
    return {
      chargeNo: recharge.chargeNo,
      amount: toYuan(recharge.amountFen),
      channel: recharge.channel,
      serialNo: recharge.serialNo,
      status: recharge.status,
      createdAt: isoTime(recharge.createdAt),
      successAt: isoTimeOrNull(recharge.successAt),
      refundable: refundable ? toYuan(left.get(recharge.chargeNo) ?? 0) : 0,
      refunded: toYuan(refund?.actualFen ?? 0),
      refundNo: refund?.refundNo ?? null,
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

async function readLastRefunds(db: Db, numbers: string[]) {
  const rows = await db('refunds')
    .select('chargeNo', 'refundNo', 'actualFen')
    .whereIn('chargeNo', numbers)
    .orderBy('appliedAt');
  return new Map(rows.map((refund) => [refund.chargeNo, refund]));
}
