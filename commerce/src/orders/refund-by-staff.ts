import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { choosePieces, readLeft, type WantedPiece } from './left-of-order.ts';
import type { Order } from './order.ts';
import { applyForOrderRefund, approveOrderRefund, type Decision, requireRequest } from './refund-order.ts';

/**
 * Requests the refund first, if needed. Of the pieces of a request, staff can change the amounts alone.
 * @throws Failure `notYourself`, `otherPiecesRequested`, and as `applyForOrderRefund` and `approveOrderRefund`
 */
export async function refundByStaff(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status' | 'userId' | 'completedAt'>,
  staff: { userId: string },
  cause: Cause,
  { pieces, ...decision }: Decision & { pieces?: readonly WantedPiece[] | undefined },
): Promise<void> {
  if (order.userId === staff.userId) throw fail('notYourself');
  if (order.status !== 'REFUNDING') await applyForOrderRefund(trx, order, cause, pieces);
  else if (pieces) await changeAmounts(trx, order, pieces);
  await approveOrderRefund(trx, { ...order, status: 'REFUNDING' }, cause, decision);
}

async function changeAmounts(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status'>,
  pieces: readonly WantedPiece[],
): Promise<void> {
  const { id: refundId } = await requireRequest(trx, order);
  const requested = await trx('orderRefundLines').where({ refundId });
  const lines = choosePieces(await readLeft(trx, order.orderNo), pieces);
  const isSame = ({ productCode, quantity }: WantedPiece) =>
    requested.some((each) => each.productCode === productCode && each.quantity === quantity);
  if (lines.length !== requested.length || !lines.every(isSame)) throw fail('otherPiecesRequested');
  for (const { productCode, amountFen } of lines)
    await trx('orderRefundLines').where({ refundId, productCode }).update({ amountFen });
}
