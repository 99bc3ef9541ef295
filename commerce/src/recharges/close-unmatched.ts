import type { Db, Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { byStaff, type Cause, type StaffAct, transition } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { rechargeMachine } from './recharge.ts';

/**
 * The money goes back. @throws Failure `paymentNotFound`, `paymentClosed`; `creditWaiting` while a credit of this number
 *   waits, which could be posted after the money was paid back
 */
export async function closeUnmatched(trx: Trx, paymentId: string, closing: StaffAct): Promise<void> {
  const { staffId: closedBy, reason: closeReason, at: closedAt } = closing;
  const { id, channel, serialNo } = await requireOpen(trx, paymentId);
  if (serialNo) await lockPayment(trx, serialNo);
  await requireOpen(trx, paymentId);
  const waiting = await trx('credits').where({ status: 'PROPOSED', channel, serialNo }).first('id');
  if (waiting) throw fail('creditWaiting', { creditId: waiting.id });
  const reports = reportsOf({ id, channel, serialNo });
  const closed = await trx('unmatchedPayments')
    .where(reports)
    .whereNull('closedAt')
    .update({ closedAt, closedBy, closeReason });
  if (closed === 0) throw fail('paymentClosed');
  await failRechargesOf(trx, reports, byStaff(closedBy, closedAt, closeReason));
}

type Reports = Partial<Pick<Row<'unmatchedPayments'>, 'id' | 'channel' | 'serialNo'>>;

/** A provider may have reported the payment in several ways. */
export function reportsOf({ id, channel, serialNo }: Required<Reports>): Reports {
  return serialNo ? { channel, serialNo } : { id };
}

/**
 * The recharges that wait for a payment that was credited otherwise or paid back fail, so that they no longer count toward
 * the member's limit. The caller holds the lock on the payment.
 */
export async function failRechargesOf(trx: Trx, reports: Reports, cause: Cause): Promise<void> {
  const named = await trx('unmatchedPayments').where(reports).select('chargeNo');
  const numbers = named.flatMap(({ chargeNo }) => chargeNo ?? []);
  const recharges = await trx('recharges')
    .whereIn('chargeNo', numbers)
    .where({ status: 'PENDING' })
    .orderBy('chargeNo')
    .forUpdate()
    .select('chargeNo', 'status');
  const patch = { note: cause.reason };
  for (const recharge of recharges)
    await transition(trx, rechargeMachine, recharge, 'fail', cause, { patch });
}

/**
 * SQL: nobody has credited the payment since its report, or closed it. A payment that was credited before, to another
 * member or with another amount, is open.
 */
export const openSql = `(unmatched_payments.closed_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM payment_credits JOIN ledger_transactions ON ledger_transactions.id = payment_credits.transaction_id
  WHERE payment_credits.channel = unmatched_payments.channel
    AND payment_credits.serial_no = unmatched_payments.serial_no
    AND ledger_transactions.created_at >= unmatched_payments.received_at))`;

/** @throws Failure `paymentNotFound`, `paymentClosed` */
export async function requireOpen(db: Db, paymentId: string): Promise<Row<'unmatchedPayments'>> {
  const payment = () => db('unmatchedPayments').where({ id: Number(paymentId) });
  if (!(await payment().first('id'))) throw fail('paymentNotFound');
  const open = await payment()
    .modify((query) => query.whereRaw(openSql))
    .first();
  if (!open) throw fail('paymentClosed');
  return open;
}
