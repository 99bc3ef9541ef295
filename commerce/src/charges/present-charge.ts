import { toYuan } from '../../contract/money.ts';
import { chargeStates } from '../../contract/states.ts';
import type { Charge as ChargeView } from '../../contract/wallet.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readLeftOf } from '../ledger/deposits.ts';
import type { Charge } from './charge.ts';

export type Presentable = Pick<
  Charge,
  | 'chargeNo'
  | 'amountFen'
  | 'channel'
  | 'serialNo'
  | 'status'
  | 'createdAt'
  | 'successAt'
  | 'cashierUrl'
  | 'withdrawnAt'
>;

export async function presentCharges(db: Db, charges: Presentable[]): Promise<ChargeView[]> {
  const numbers = charges.map(({ chargeNo }) => chargeNo);
  const [left, refunds] = [await readLeftOf(db, numbers), await readLastRefunds(db, numbers)];
  return charges.map((charge) => {
    const refundable = chargeStates.can(charge.status, 'applyRefund', 'member');
    const refund = refunds.get(charge.chargeNo);
    return {
      chargeNo: charge.chargeNo,
      amount: toYuan(charge.amountFen),
      channel: charge.channel,
      serialNo: charge.serialNo,
      status: charge.status,
      createdAt: isoTime(charge.createdAt),
      successAt: isoTimeOrNull(charge.successAt),
      refundable: refundable ? toYuan(left.get(charge.chargeNo) ?? 0) : 0,
      refunded: toYuan(refund?.actualFen ?? 0),
      refundNo: refund?.refundNo ?? null,
      cashierUrl: charge.status === 'PENDING' ? charge.cashierUrl : null,
      withdrawnAt: isoTimeOrNull(charge.withdrawnAt),
    };
  });
}

export async function presentCharge(db: Db, charge: Presentable): Promise<ChargeView> {
  const [view] = await presentCharges(db, [charge]);
  if (!view) throw fail('chargeNotFound');
  return view;
}

async function readLastRefunds(db: Db, numbers: string[]) {
  const rows = await db('refunds')
    .select('chargeNo', 'refundNo', 'actualFen')
    .whereIn('chargeNo', numbers)
    .orderBy('appliedAt');
  return new Map(rows.map((refund) => [refund.chargeNo, refund]));
}
