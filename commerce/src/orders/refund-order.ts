import { orderRefundableDays } from '../../contract/states.ts';
import { day } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { returnUnits } from './holds.ts';
import { choosePieces, readLeft, requireReduction, sumOf, type WantedPiece } from './left-of-order.ts';
import { type Order, orderMachine } from './order.ts';

const refundableFor = orderRefundableDays * day;

type Refundable = Pick<Order, 'orderNo' | 'status' | 'completedAt'>;

/** `kept`: the buyer keeps the pieces and pays less for them. `explanation`: what the member is told. */
export interface Decision {
  kept: boolean;
  explanation: string;
}

/**
 * Of everything that is left, unless pieces are chosen.
 * @throws Failure `orderStateChanged`, `refundTimeOver`, and as `choosePieces`
 */
export async function applyForOrderRefund(
  trx: Trx,
  order: Refundable,
  cause: Cause,
  pieces?: readonly WantedPiece[],
): Promise<void> {
  const { orderNo, status, completedAt } = order;
  if (status === 'COMPLETED' && (completedAt ?? 0) + refundableFor < cause.at) throw fail('refundTimeOver');
  await transition(trx, orderMachine, order, 'applyRefund', cause);
  const lines = choosePieces(await readLeft(trx, orderNo), pieces);
  const [request] = await trx('orderRefunds')
    .insert({ orderNo, fromStatus: status, reason: cause.reason, appliedAt: cause.at })
    .returning('id');
  await trx('orderRefundLines').insert(lines.map((line) => ({ refundId: request.id, ...line })));
}

/**
 * The money returns to the credits that paid. Pieces that the buyer does not keep leave the order, which is refunded
 * when none is left. They are on sale again at once, or, if they were shipped, after a sound return.
 * @throws Failure `orderStateChanged`, `reductionTooLarge`
 */
export async function approveOrderRefund(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status' | 'userId'>,
  cause: Cause,
  { kept, explanation }: Decision,
): Promise<void> {
  const { orderNo, userId } = order;
  const { actor, reason, at } = cause;
  const { id, fromStatus } = await requireRequest(trx, order);
  const lines = await trx('orderRefundLines').where({ refundId: id });
  const left = await readLeft(trx, orderNo);
  if (kept) requireReduction(left, lines);
  const leaving = kept ? 0 : sumOf(lines, ({ quantity }) => quantity);
  const to = leaving < sumOf(left, ({ quantity }) => quantity) ? fromStatus : 'REFUNDED';
  await transition(trx, orderMachine, order, 'approveRefund', cause, { to });
  const amountFen = sumOf(lines, (line) => line.amountFen);
  const transactionNo = await moveMoney(trx, {
    scene: 'ORDER_REFUND',
    businessRef: `order:${orderNo}:refund:${id}`,
    reverses: `order:${orderNo}:payment`,
    ...{ actor, reason, orderNo, at },
    postings: [
      { account: accounts.sales, amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  });
  const shipped = await trx('shipments').where({ orderNo }).first('orderNo');
  const backAt = kept || shipped ? null : at;
  await trx('orderRefunds').where({ id }).update({ decidedAt: at, transactionNo, kept, explanation, backAt });
  if (backAt !== null) await returnUnits(trx, 'return', lines, { orderNo, actor, reason, at });
}

/** @throws Failure `orderStateChanged` */
export async function rejectOrderRefund(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status'>,
  cause: Cause,
): Promise<void> {
  const { id, fromStatus } = await requireRequest(trx, order);
  await transition(trx, orderMachine, order, 'rejectRefund', cause, { to: fromStatus });
  await trx('orderRefunds').where({ id }).update({ decidedAt: cause.at });
}

/** The request that staff have not decided yet. @throws Failure `orderStateChanged` */
export async function requireRequest(trx: Trx, { orderNo, status }: Pick<Order, 'orderNo' | 'status'>) {
  const request = await trx('orderRefunds').where({ orderNo, decidedAt: null }).first('id', 'fromStatus');
  if (!request) throw fail('orderStateChanged', { status });
  return request;
}
