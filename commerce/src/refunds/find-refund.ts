import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { RefundOfCharge } from './decide-refund.ts';

/** @throws Failure `refundNotFound`; if `userId` is given, also for the refund of another member */
export async function requireRefund(
  db: Db,
  { refundNo, userId }: { refundNo: string; userId?: string },
): Promise<RefundOfCharge> {
  const refund = await db('refunds').where({ refundNo }).first();
  if (!refund || (userId !== undefined && refund.userId !== userId)) throw fail('refundNotFound');
  const charge = await db('charges').where({ chargeNo: refund.chargeNo }).first();
  if (!charge) throw fail('chargeNotFound');
  return { refund, charge };
}
