import { toYuan } from '../../contract/money.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readLeftOf } from '../ledger/deposits.ts';
import { newNumber } from '../numbers.ts';
import { rechargeMachine, requireRecharge } from '../recharges/recharge.ts';
import { byMember, transition } from '../states/transition.ts';
import { moveRefund } from './move-refund.ts';

/**
 * Without `amountFen`, refunds the whole unspent part. @returns the number of the refund
 * @throws Failure `rechargeNotFound`, `rechargeStateChanged`; `refundTooLarge` when the unspent part is too small or zero
 */
export async function applyForRefund(
  trx: Trx,
  input: { userId: string; chargeNo: string; amountFen: number | undefined; reason: string; at: number },
): Promise<string> {
  const { userId, chargeNo, reason, at } = input;
  const recharge = await requireRecharge(trx, { userId, chargeNo });
  const cause = byMember(userId, at, reason);
  await transition(trx, rechargeMachine, recharge, 'applyRefund', cause);
  const leftFen = (await readLeftOf(trx, [chargeNo])).get(chargeNo) ?? 0;
  const amountFen = input.amountFen ?? leftFen;
  if (leftFen === 0 || amountFen > leftFen) throw fail('refundTooLarge', { leftYuan: toYuan(leftFen) });
  const refundNo = newNumber('JR', at);
  const refund = { refundNo, chargeNo, userId, channel: recharge.channel };
  await trx('refunds').insert({
    ...{ ...refund, amountFen, reason, status: 'PROCESSING', appliedAt: at, askedAt: at },
  });
  await moveRefund(trx, refund, { step: 'hold', from: 'wallet', to: 'held', amountFen }, cause);
  return refundNo;
}
