import { toYuan } from '../../contract/money.ts';
import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { readLeftOf } from '../ledger/deposits.ts';
import { rechargeMachine } from '../recharges/recharge.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { refundRefs } from './apply-for-refund.ts';
import { failRefund, type RefundOfRecharge } from './decide-refund.ts';
import { requireRefund } from './find-refund.ts';
import { refundMachine } from './refund.ts';

/**
 * The frozen amount returns to the wallet, and `amountFen`, which the provider paid and staff have seen, leaves the
 * unspent part of the recharge (docs/decisions/037). If the provider paid nothing, the refund fails.
 * @throws Failure `refundNotFound`, `refundStateChanged`, `refundNotInDoubt`, `serialNoUsed`; `refundDoubtChanged` when
 * the provider now reports another amount; `refundBeyondRecharge` when `amountFen` exceeds the unspent part
 */
export async function settleRefund(
  trx: Trx,
  refundNo: string,
  { amountFen, ...cause }: Cause & { amountFen: number },
): Promise<void> {
  // The lock keeps the provider's report as it is until the settlement is committed.
  await trx('refunds').where({ refundNo }).forUpdate().first('refundNo');
  const given = await requireRefund(trx, { refundNo });
  const { refund, recharge } = given;
  const { status, doubtFen, doubtSerialNo: serialNo } = refund;
  if (status !== 'PROCESSING') throw fail('refundStateChanged', { status });
  if (doubtFen === null || serialNo === null) throw fail('refundNotInDoubt');
  if (doubtFen !== amountFen) throw fail('refundDoubtChanged', { amountYuan: toYuan(doubtFen) });
  if (amountFen === 0) return failRefund(trx, given, cause);
  const patch = { refundSerialNo: serialNo, actualFen: amountFen, completedAt: cause.at };
  await transition(trx, refundMachine, refund, 'succeed', cause, { patch }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? fail('serialNoUsed') : error;
  });
  await transition(trx, rechargeMachine, recharge, 'succeedRefund', cause);
  await release(trx, given, cause);
  await pay(trx, given, { ...cause, amountFen, serialNo });
}

async function release(trx: Trx, { refund, recharge }: RefundOfRecharge, cause: Cause): Promise<void> {
  const { refundNo, userId, amountFen } = refund;
  await moveMoney(trx, {
    ...entryOf({ refund, recharge }, cause),
    businessRef: refundRefs.released(refundNo),
    reverses: refundRefs.hold(refundNo),
    postings: [
      { account: accounts.held(userId), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  });
}

async function pay(
  trx: Trx,
  { refund, recharge }: RefundOfRecharge,
  { amountFen, serialNo, ...cause }: Cause & { amountFen: number; serialNo: string },
): Promise<void> {
  const { refundNo, userId } = refund;
  const { chargeNo, channel } = recharge;
  const leftFen = (await readLeftOf(trx, [chargeNo])).get(chargeNo) ?? 0;
  if (amountFen > leftFen) throw fail('refundBeyondRecharge', { leftYuan: toYuan(leftFen) });
  await moveMoney(trx, {
    ...entryOf({ refund, recharge }, cause),
    businessRef: refundRefs.paid(refundNo),
    serialNo,
    postings: [
      { account: accounts.wallet(userId), amountFen: -amountFen },
      { account: accounts.channel(channel), amountFen },
    ],
  });
}

function entryOf({ refund, recharge }: RefundOfRecharge, { actor, reason, at }: Cause) {
  const { refundNo } = refund;
  const { chargeNo, channel } = recharge;
  return { scene: 'CHARGE_REFUND' as const, actor, reason, at, chargeNo, refundNo, channel };
}
