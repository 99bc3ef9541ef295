import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { approveRefund, type RefundOfRecharge, succeedRefund } from './decide-refund.ts';

/** Records the refund of a `manual` recharge. @throws Failure `serialNoNeeded`, `refundStateChanged`, `serialNoUsed` */
export async function payByHand(
  trx: Trx,
  given: RefundOfRecharge,
  { serialNo, ...cause }: Cause & { serialNo: string | undefined },
): Promise<void> {
  if (!serialNo) throw fail('serialNoNeeded');
  await approveRefund(trx, given, cause);
  Object.assign(given.refund, { approvedAt: cause.at });
  await succeedRefund(trx, given, { ...cause, serialNo, actualFen: given.refund.amountFen });
}
