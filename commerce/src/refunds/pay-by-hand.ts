import type { Knex } from 'knex';
import type { ChargeCause } from '../charges/move-charge.ts';
import { fail } from '../fail.ts';
import { approveRefund, type RefundOfCharge, succeedRefund } from './decide-refund.ts';

/**
 * Finance has sent the money of a `manual` charge back themselves.
 * @throws Failure `serialNoNeeded`, `refundStateChanged`, `serialNoUsed`
 */
export async function payByHand(
  trx: Knex.Transaction,
  given: RefundOfCharge,
  { serialNo, ...cause }: ChargeCause & { serialNo: string | undefined },
): Promise<void> {
  if (!serialNo) throw fail('serialNoNeeded');
  await approveRefund(trx, given, cause.at);
  Object.assign(given.refund, { approvedAt: cause.at });
  await succeedRefund(trx, given, { ...cause, serialNo, actualFen: given.refund.amountFen });
}
