import type { BookedChannel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { byStaff } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { failRecharge } from './fail-recharge.ts';

interface Closing {
  staffId: string;
  reason: string;
  at: number;
  /** The credit that has the money; without it, the payment goes back. */
  creditId?: string | null;
}

/**
 * A recharge that waits for the payment fails, so that it no longer counts toward the member's limit.
 * @throws Failure `paymentNotFound`, `paymentClosed`; `creditWaiting` while a credit of this number waits, which could
 *   be posted after the money was paid back
 */
export async function closeUnmatched(trx: Trx, paymentId: string, closing: Closing): Promise<void> {
  const payment = await requireOpen(trx, paymentId);
  const { channel, serialNo } = payment;
  if (serialNo) await lockPayment(trx, serialNo);
  const waiting = await trx('credits')
    .where({ status: 'PROPOSED', channel })
    .where('credits.serialNo', serialNo)
    .first('id');
  if (waiting) throw fail('creditWaiting', { creditId: waiting.id });
  if (!(await close(trx, payment, closing))) throw fail('paymentClosed');
  // A provider may have reported the payment in several ways.
  if (serialNo) await closeUnmatchedOf(trx, { channel, serialNo }, closing);
}

/** Closes all reports of a payment that was credited. The caller holds the lock on the payment. */
export async function closeUnmatchedOf(
  trx: Trx,
  { channel, serialNo }: { channel: BookedChannel; serialNo: string },
  closing: Closing,
): Promise<void> {
  const open = await trx('unmatchedPayments')
    .where('unmatchedPayments.serialNo', normalSerialNo(serialNo))
    .whereNull('closedAt')
    .orderBy('id')
    .select('id', 'channel', 'chargeNo');
  for (const payment of open) if (payment.channel === channel) await close(trx, payment, closing);
}

/** Its credit was taken back, so the payment belongs to nobody again. */
export async function reopenUnmatchedOf(
  trx: Trx,
  { channel, serialNo }: { channel: string; serialNo: string },
): Promise<void> {
  await trx('unmatchedPayments')
    .whereRaw('channel = ?', [channel])
    .where('unmatchedPayments.serialNo', normalSerialNo(serialNo))
    .whereNotNull('creditId')
    .update({ closedAt: null, closedBy: null, closeReason: '', creditId: null });
}

/** @throws Failure `paymentNotFound`, `paymentClosed` */
export async function requireOpen(db: Db, paymentId: string): Promise<Row<'unmatchedPayments'>> {
  const payment = await db('unmatchedPayments')
    .where({ id: Number(paymentId) })
    .first();
  if (!payment) throw fail('paymentNotFound');
  if (payment.closedAt !== null) throw fail('paymentClosed');
  return payment;
}

async function close(
  trx: Trx,
  { id, chargeNo }: Pick<Row<'unmatchedPayments'>, 'id' | 'chargeNo'>,
  { staffId, reason, at, creditId = null }: Closing,
): Promise<boolean> {
  const closed = await trx('unmatchedPayments')
    .where({ id })
    .whereNull('closedAt')
    .update({ closedAt: at, closedBy: staffId, closeReason: reason, creditId });
  if (closed !== 1) return false;
  const recharge = chargeNo
    ? await trx('recharges').where({ chargeNo, status: 'PENDING' }).forUpdate().first('chargeNo', 'status')
    : undefined;
  if (recharge) await failRecharge(trx, recharge, byStaff(staffId, at, reason), { note: reason });
  return true;
}
