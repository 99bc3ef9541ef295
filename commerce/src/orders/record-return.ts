import type { ReturnCondition } from '../../contract/states.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { returnUnits } from './holds.ts';
import type { Order } from './order.ts';

/**
 * Of all pieces that shall come back, or of one refund alone. Damaged ones leave the stock.
 * @throws Failure `orderStateChanged`, `nothingToReturn`
 */
export async function recordReturn(
  trx: Trx,
  { orderNo, status }: Pick<Order, 'orderNo' | 'status'>,
  { condition, transactionNo }: { condition: ReturnCondition; transactionNo?: string | undefined },
  { actor, reason, at }: Cause,
): Promise<void> {
  const returned = await comingBack(trx)
    .where({ orderNo, ...(transactionNo && { transactionNo }) })
    .update({ backAt: at })
    .returning('id');
  if (returned.length === 0) {
    throw status === 'REFUNDED' ? fail('nothingToReturn') : fail('orderStateChanged', { status });
  }
  await trx('shipments').where({ orderNo }).update({ returnedAt: at, returnedCondition: condition });
  const ids = returned.map(({ id }) => id);
  const lines = await trx('orderRefundLines').whereIn('refundId', ids).select('productCode', 'quantity');
  const change = condition === 'sound' ? 'return' : 'writeOff';
  await returnUnits(trx, change, lines, { orderNo, actor, reason, at });
}

/** The refunds whose pieces the buyers have to send back. The text is that of an index, which has these few rows alone. */
export function comingBack(db: Db) {
  return db('orderRefunds').whereRaw('transaction_no IS NOT NULL AND back_at IS NULL AND NOT kept');
}
