import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { type Recharge, rechargeMachine } from '../recharges/recharge.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { refundRefs } from './apply-for-refund.ts';
import { type Refund, refundMachine } from './refund.ts';

export interface RefundOfRecharge {
  refund: Refund;
  recharge: Recharge;
}

/** After this, the refund can't be rejected. @throws Failure `refundStateChanged` */
export async function approveRefund(trx: Trx, { refund }: RefundOfRecharge, cause: Cause): Promise<void> {
  if (refund.approvedAt !== null) throw fail('refundStateChanged', { status: refund.status });
  const patch = { approvedAt: cause.at, askedAt: cause.at };
  await transition(trx, refundMachine, refund, 'approve', cause, { patch });
}

/** @throws Failure `refundStateChanged`; `serialNoUsed` when another refund has this serial number */
export async function succeedRefund(
  trx: Trx,
  { refund, recharge }: RefundOfRecharge,
  { serialNo: given, actualFen, ...cause }: Cause & { serialNo: string; actualFen: number },
): Promise<void> {
  const { refundNo, userId, amountFen } = refund;
  const { actor, reason, at } = cause;
  const serialNo = normalSerialNo(given);
  const patch = { refundSerialNo: serialNo, actualFen, completedAt: at };
  await transition(trx, refundMachine, refund, 'succeed', cause, { patch }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? fail('serialNoUsed') : error;
  });
  await transition(trx, rechargeMachine, recharge, 'succeedRefund', cause);
  await moveMoney(trx, {
    scene: 'CHARGE_REFUND',
    businessRef: refundRefs.paid(refundNo),
    actor,
    reason,
    chargeNo: recharge.chargeNo,
    refundNo,
    channel: recharge.channel,
    serialNo,
    at,
    postings: [
      { account: accounts.held(userId), amountFen: -amountFen },
      { account: accounts.channel(recharge.channel), amountFen },
    ],
  });
}

/** The money returns to the credits that it was taken from. @throws Failure `refundStateChanged` */
export async function failRefund(
  trx: Trx,
  { refund, recharge }: RefundOfRecharge,
  { explanation = '', ...cause }: Cause & { explanation?: string },
): Promise<void> {
  const { refundNo, userId, amountFen } = refund;
  const { actor, reason, at } = cause;
  const patch = { completedAt: at, explanation };
  await transition(trx, refundMachine, refund, 'fail', cause, { patch });
  await transition(trx, rechargeMachine, recharge, 'failRefund', cause);
  await moveMoney(trx, {
    scene: 'CHARGE_REFUND',
    businessRef: refundRefs.released(refundNo),
    reverses: refundRefs.hold(refundNo),
    actor,
    reason,
    chargeNo: recharge.chargeNo,
    refundNo,
    channel: recharge.channel,
    at,
    postings: [
      { account: accounts.held(userId), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  });
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
