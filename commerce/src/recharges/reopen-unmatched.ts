import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { reportsOf } from './close-unmatched.ts';

/**
 * The payment was closed by mistake, and its money did not go back. A recharge that failed by the closing stays failed.
 * The payment keeps who closed it, so that nobody credits it alone.
 * @throws Failure `paymentNotFound`; `paymentNotClosed` if it is open; `paymentClosed` if a credit of its number stands
 */
export async function reopenUnmatched(trx: Trx, paymentId: string): Promise<void> {
  const payment = await trx('unmatchedPayments')
    .where({ id: Number(paymentId) })
    .first('id', 'channel', 'serialNo');
  if (!payment) throw fail('paymentNotFound');
  const { channel, serialNo } = payment;
  if (serialNo) await lockPayment(trx, serialNo);
  if (await trx('paymentCredits').where({ channel, serialNo }).first('serialNo')) throw fail('paymentClosed');
  const reopened = await trx('unmatchedPayments')
    .where(reportsOf(payment))
    .whereNotNull('closedAt')
    .update({ closedAt: null });
  if (reopened === 0) throw fail('paymentNotClosed');
}
