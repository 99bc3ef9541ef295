import type { Knex } from 'knex';
import { Charge } from '../charges/charge.ts';
import { fail } from '../fail.ts';
import type { RefundOfCharge } from './decide-refund.ts';
import { Refund } from './refund.ts';

/** @throws Failure `refundNotFound`; with a `userId` also for somebody else's */
export async function requireRefund(
  db: Knex,
  { refundNo, userId }: { refundNo: string; userId?: string },
): Promise<RefundOfCharge> {
  const refund = await Refund.query(db).findById(refundNo);
  if (!refund || (userId !== undefined && refund.userId !== userId)) throw fail('refundNotFound');
  return { refund, charge: await Charge.query(db).findById(refund.chargeNo).throwIfNotFound() };
}
