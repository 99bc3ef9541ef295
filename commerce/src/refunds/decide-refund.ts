import type { Knex } from 'knex';
import { refundStates } from '../../contract/states.ts';
import type { Charge } from '../charges/charge.ts';
import { type ChargeCause, moveCharge } from '../charges/move-charge.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { refundRefs } from './apply-for-refund.ts';
import type { Refund } from './refund.ts';

/** A refund as it was read, with its charge. */
export interface RefundOfCharge {
  refund: Refund;
  charge: Charge;
}

/**
 * From now on the money is on its way and the refund can't be rejected; who pays it is the provider.
 * @throws Failure `refundStateChanged` when it is decided or approved by now
 */
export async function approveRefund(
  trx: Knex.Transaction,
  { refund }: RefundOfCharge,
  at: number,
): Promise<void> {
  const approved = await trx('refunds')
    .where({ refundNo: refund.refundNo, status: 'PROCESSING', approvedAt: null })
    .update({ approvedAt: at, askedAt: at });
  if (approved !== 1) throw fail('refundStateChanged');
}

/**
 * The frozen money has left the shop.
 * @throws Failure `refundStateChanged`; `serialNoUsed` when another refund has this number
 */
export async function succeedRefund(
  trx: Knex.Transaction,
  { refund, charge }: RefundOfCharge,
  cause: ChargeCause & { serialNo: string; actualFen: number },
): Promise<void> {
  const { refundNo, userId, amountFen } = refund;
  const { mover, actor, reason, serialNo, actualFen, at } = cause;
  const patch = { refundSerialNo: serialNo, actualFen };
  await endRefund(trx, refund, 'succeed', cause, patch).catch((error: unknown) => {
    throw isUniqueViolation(error) ? fail('serialNoUsed') : error;
  });
  await moveCharge(trx, charge, 'succeedRefund', mover);
  await moveMoney(trx, {
    scene: 'CHARGE_REFUND',
    businessRef: refundRefs.paid(refundNo),
    actor,
    reason,
    chargeNo: charge.chargeNo,
    refundNo,
    channel: charge.channel,
    serialNo,
    at,
    postings: [
      { account: accounts.held(userId), amountFen: -amountFen },
      { account: accounts.channel(charge.channel), amountFen },
    ],
  });
}

/** The frozen money is the member's again, as the very money it was. @throws Failure `refundStateChanged` */
export async function failRefund(
  trx: Knex.Transaction,
  { refund, charge }: RefundOfCharge,
  cause: ChargeCause,
): Promise<void> {
  const { refundNo, userId, amountFen } = refund;
  const { mover, actor, reason, at } = cause;
  await endRefund(trx, refund, 'fail', cause, {});
  await moveCharge(trx, charge, 'failRefund', mover);
  await moveMoney(trx, {
    scene: 'CHARGE_REFUND',
    businessRef: refundRefs.released(refundNo),
    reverses: refundRefs.hold(refundNo),
    actor,
    reason,
    chargeNo: charge.chargeNo,
    refundNo,
    channel: charge.channel,
    at,
    postings: [
      { account: accounts.held(userId), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  });
}

/**
 * Staff say no before anybody was asked to pay.
 * @throws Failure `refundUnderWay` when it is approved, `refundStateChanged` when it is decided
 */
export async function rejectRefund(
  trx: Knex.Transaction,
  given: RefundOfCharge,
  cause: ChargeCause,
): Promise<void> {
  const { status, approvedAt } = given.refund;
  if (status === 'PROCESSING' && approvedAt !== null) throw fail('refundUnderWay');
  await failRefund(trx, given, cause);
}

/** Guarded by the approval as it was read, too: what is being approved at this moment can't be rejected. */
async function endRefund(
  trx: Knex.Transaction,
  { refundNo, status, approvedAt }: Refund,
  move: 'succeed' | 'fail',
  { mover, at }: ChargeCause,
  patch: { refundSerialNo?: string; actualFen?: number },
): Promise<void> {
  if (!refundStates.can(status, move, mover)) throw fail('refundStateChanged', { status });
  const ended = await trx('refunds')
    .where({ refundNo, status, approvedAt })
    .update({ ...patch, status: refundStates.moves[move].to, completedAt: at });
  if (ended !== 1) throw fail('refundStateChanged');
}
