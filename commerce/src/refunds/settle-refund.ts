import { toYuan } from '../../contract/money.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { failRefund, succeedRefund } from './decide-refund.ts';
import { requireRefund } from './find-refund.ts';

/**
 * Books `amountFen`, which the provider paid and staff have seen, or which staff paid in place of the provider. If nothing
 * was paid, the refund fails.
 * @throws Failure as `succeedRefund`, and `refundNotFound`, `refundNotInDoubt`; `refundDoubtChanged` when the provider now
 *   reports another amount; for a refund that staff paid `refundNotAsRequested`, `serialNoNeeded`
 */
export async function settleRefund(
  trx: Trx,
  refundNo: string,
  { amountFen, serialNo, ...cause }: Cause & { amountFen: number; serialNo?: string | undefined },
): Promise<void> {
  // The lock keeps the provider's report as it is until the settlement is committed.
  await trx('refunds').where({ refundNo }).forUpdate().first('refundNo');
  const given = await requireRefund(trx, { refundNo });
  const { status, doubtFen, doubtSerialNo, stuckReason, amountFen: requestedFen } = given.refund;
  if (status !== 'PROCESSING') throw fail('refundStateChanged', { status });
  const isInDoubt = doubtFen !== null && doubtSerialNo !== null;
  if (!isInDoubt && stuckReason === null) throw fail('refundNotInDoubt');
  if (isInDoubt && doubtFen !== amountFen) throw fail('refundDoubtChanged', { amountYuan: toYuan(doubtFen) });
  if (amountFen === 0) return failRefund(trx, given, cause);
  if (!isInDoubt && amountFen !== requestedFen)
    throw fail('refundNotAsRequested', { amountYuan: toYuan(requestedFen) });
  const paidBy = isInDoubt ? doubtSerialNo : serialNo;
  if (!paidBy) throw fail('serialNoNeeded');
  await succeedRefund(trx, given, { ...cause, serialNo: paidBy, actualFen: amountFen });
}
