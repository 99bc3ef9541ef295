import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { RefundOfRecharge } from './decide-refund.ts';

/** @throws Failure `refundNotFound`; if `userId` is given, also for the refund of another member */
export async function requireRefund(
  db: Db,
  { refundNo, userId }: { refundNo: string; userId?: string },
): Promise<RefundOfRecharge> {
  const refund = await db('refunds').where({ refundNo }).first();
  if (!refund || (userId !== undefined && refund.userId !== userId)) throw fail('refundNotFound');
  const recharge = await db('recharges').where({ chargeNo: refund.chargeNo }).first();
  if (!recharge) throw fail('rechargeNotFound');
  return { refund, recharge };
}
