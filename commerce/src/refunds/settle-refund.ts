import { toYuan } from '../../contract/money.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { failRefund, succeedRefund } from './decide-refund.ts';
import { requireRefund } from './find-refund.ts';

/**
 * Books `amountFen`, which the provider paid and staff have seen. If the provider paid nothing, the refund fails.
 * @throws Failure as `succeedRefund`, and `refundNotFound`, `refundNotInDoubt`; `refundDoubtChanged` when the provider now
 *   reports another amount
 */
export async function settleRefund(
  trx: Trx,
  refundNo: string,
  { amountFen, ...cause }: Cause & { amountFen: number },
): Promise<void> {
  // The lock keeps the provider's report as it is until the settlement is committed.
  await trx('refunds').where({ refundNo }).forUpdate().first('refundNo');
  const given = await requireRefund(trx, { refundNo });
  const { status, doubtFen, doubtSerialNo: serialNo } = given.refund;
  if (status !== 'PROCESSING') throw fail('refundStateChanged', { status });
  if (doubtFen === null || serialNo === null) throw fail('refundNotInDoubt');
  if (doubtFen !== amountFen) throw fail('refundDoubtChanged', { amountYuan: toYuan(doubtFen) });
  if (amountFen === 0) return failRefund(trx, given, cause);
  await succeedRefund(trx, given, { ...cause, serialNo, actualFen: amountFen });
}
