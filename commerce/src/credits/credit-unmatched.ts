import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { requireOpen } from '../recharges/close-unmatched.ts';
import type { StaffAct } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import type { Credit } from './credit.ts';
import { proposeCredit } from './propose-credit.ts';

interface Wanted extends StaffAct {
  paymentId: string;
  /** By default, the member whose recharge the payment named. */
  userId?: string | undefined;
  approvalFen: number;
}

/**
 * Credits a payment that matched nothing. It stays open until the credit is posted.
 * @throws Failure as `proposeCredit`, and `paymentNotFound`, `paymentClosed`; `paymentNotCreditable` without a number,
 *   an amount or a member
 */
export async function creditUnmatched(trx: Trx, wanted: Wanted): Promise<Credit> {
  const { paymentId, staffId, reason, at, approvalFen } = wanted;
  const { channel, serialNo, amountFen, chargeNo } = await requireOpen(trx, paymentId);
  if (!serialNo || amountFen <= 0) throw fail('paymentNotCreditable');
  await lockPayment(trx, serialNo);
  await requireOpen(trx, paymentId);
  const recharge = chargeNo ? await trx('recharges').where({ chargeNo }).first('userId') : undefined;
  const userId = wanted.userId ?? recharge?.userId;
  if (!userId) throw fail('paymentNotCreditable');
  const money = { userId, amountFen, kind: 'received', payment: { channel, serialNo } } as const;
  return proposeCredit(trx, { ...money, reason, proposedBy: staffId, approvalFen, at });
}
