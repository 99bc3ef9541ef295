import { toYuan } from '../../contract/money.ts';
import type { Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { readLeftOf } from '../ledger/deposits.ts';
import { type Recharge, rechargeMachine } from '../recharges/recharge.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveRefund } from './move-refund.ts';
import { type Refund, refundMachine } from './refund.ts';

export interface RefundOfRecharge {
  refund: Refund;
  recharge: Recharge;
}

/**
 * After this, the refund can't be rejected. The refund of a `manual` recharge is paid already, and ends. One that waits for a
 * person at the provider is sent again: only staff know whether they have paid it in another way.
 * @throws Failure `refundStateChanged`; for a `manual` recharge also `serialNoNeeded`, `serialNoUsed`
 */
export async function approveRefund(
  trx: Trx,
  { refund, recharge }: RefundOfRecharge,
  { serialNo, ...cause }: Cause & { serialNo?: string | undefined },
): Promise<void> {
  const isManual = recharge.provider === 'manual';
  if (isManual && !serialNo) throw fail('serialNoNeeded');
  const { approvedAt, stuckReason, doubtFen } = refund;
  const isStuck = stuckReason !== null && doubtFen === null;
  if (approvedAt !== null && !isStuck) throw fail('refundStateChanged', { status: refund.status });
  // The provider knows the refund by the time of its approval, so that stays.
  const patch = {
    approvedAt: approvedAt ?? cause.at,
    askedAt: cause.at,
    stuckReason: null,
    unclearSince: null,
  };
  await transition(trx, refundMachine, refund, 'approve', cause, { patch });
  if (!isManual || !serialNo) return;
  const approved = { recharge, refund: { ...refund, ...patch } };
  await succeedRefund(trx, approved, { ...cause, serialNo, actualFen: refund.amountFen });
}

/**
 * If another amount was paid than requested, the frozen amount returns to the wallet, and what was paid leaves the
 * unspent part of the recharge (docs/decisions/037).
 * @throws Failure `refundStateChanged`; `serialNoUsed` when another refund has this serial number; `refundBeyondRecharge`
 *   when more was paid than is unspent
 */
export async function succeedRefund(
  trx: Trx,
  given: RefundOfRecharge,
  { serialNo, actualFen, ...cause }: Cause & { serialNo: string; actualFen: number },
): Promise<void> {
  const { refund, recharge } = given;
  const patch = { refundSerialNo: serialNo, actualFen, completedAt: cause.at };
  const used = refuseDuplicate('serialNoUsed');
  await transition(trx, refundMachine, refund, 'succeed', cause, { patch }).catch(used);
  await transition(trx, rechargeMachine, recharge, 'succeedRefund', cause);
  const asRequested = actualFen === refund.amountFen;
  if (!asRequested) {
    await release(trx, refund, cause);
    const leftFen = (await readLeftOf(trx, [refund.chargeNo])).get(refund.chargeNo) ?? 0;
    if (actualFen > leftFen) throw fail('refundBeyondRecharge', { leftYuan: toYuan(leftFen) });
  }
  const from = asRequested ? 'held' : 'wallet';
  await moveRefund(trx, refund, { step: 'paid', from, to: 'channel', amountFen: actualFen, serialNo }, cause);
}

/** The money returns to the credits that it was taken from. @throws Failure `refundStateChanged` */
export async function failRefund(
  trx: Trx,
  { refund, recharge }: RefundOfRecharge,
  { explanation = '', ...cause }: Cause & { explanation?: string },
): Promise<void> {
  const patch = { completedAt: cause.at, explanation };
  await transition(trx, refundMachine, refund, 'fail', cause, { patch });
  await transition(trx, rechargeMachine, recharge, 'failRefund', cause);
  await release(trx, refund, cause);
}

/**
 * @param cause.explanation what the member is told; `cause.reason` is for staff only
 * @throws Failure `refundUnderWay` when the refund is approved; `refundStateChanged` when it has ended
 */
export async function rejectRefund(
  trx: Trx,
  given: RefundOfRecharge,
  cause: Cause & { explanation?: string },
): Promise<void> {
  const { status, approvedAt } = given.refund;
  if (status === 'PROCESSING' && approvedAt !== null) throw fail('refundUnderWay');
  await failRefund(trx, given, cause);
}

function release(trx: Trx, refund: Refund, cause: Cause): Promise<void> {
  const { amountFen } = refund;
  return moveRefund(trx, refund, { step: 'released', from: 'held', to: 'wallet', amountFen }, cause);
}
