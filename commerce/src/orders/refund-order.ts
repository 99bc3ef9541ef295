import { orderRefundableDays, type ReturnCondition } from '../../contract/states.ts';
import { day } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { returnUnits } from './holds.ts';
import { type Order, orderMachine } from './order.ts';

const refundableFor = orderRefundableDays * day;

type Refundable = Pick<Order, 'orderNo' | 'status' | 'completedAt'>;

/** @throws Failure `orderStateChanged`, `refundTimeOver` */
export async function applyForOrderRefund(trx: Trx, order: Refundable, cause: Cause): Promise<void> {
  const { orderNo, status, completedAt } = order;
  if (status === 'COMPLETED' && (completedAt ?? 0) + refundableFor < cause.at) throw fail('refundTimeOver');
  await transition(trx, orderMachine, order, 'applyRefund', cause);
  await trx('orderRefunds').insert({
    orderNo,
    fromStatus: status,
    reason: cause.reason,
    appliedAt: cause.at,
  });
}

/**
 * The money returns to the credits that paid. Shipped pieces are on sale again only after a sound return.
 * @throws Failure `orderStateChanged`
 */
export async function approveOrderRefund(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status' | 'userId' | 'totalFen'>,
  cause: Cause,
): Promise<void> {
  const { orderNo, userId, totalFen } = order;
  const { actor, reason, at } = cause;
  await transition(trx, orderMachine, order, 'approveRefund', cause);
  const transactionNo = await moveMoney(trx, {
    scene: 'ORDER_REFUND',
    businessRef: `order:${orderNo}:refund`,
    reverses: `order:${orderNo}:payment`,
    actor,
    reason,
    orderNo,
    at,
    postings: [
      { account: accounts.sales, amountFen: -totalFen },
      { account: accounts.wallet(userId), amountFen: totalFen },
    ],
  });
  await decide(trx, { orderNo, at, transactionNo });
  const shipped = await trx('shipments').where({ orderNo }).first('orderNo');
  if (!shipped) await returnUnits(trx, 'return', { orderNo, actor, reason, at });
}

/** @throws Failure `orderStateChanged` */
export async function rejectOrderRefund(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status'>,
  cause: Cause,
): Promise<void> {
  const { orderNo } = order;
  const asked = await trx('orderRefunds').where({ orderNo, decidedAt: null }).first('fromStatus');
  if (!asked) throw fail('orderStateChanged', { status: order.status });
  await transition(trx, orderMachine, order, 'rejectRefund', cause, { to: asked.fromStatus });
  await decide(trx, { orderNo, at: cause.at, transactionNo: null });
}

/** The pieces of a damaged parcel leave the stock. @throws Failure `orderStateChanged`, `nothingToReturn` */
export async function recordReturn(
  trx: Trx,
  order: Pick<Order, 'orderNo' | 'status'>,
  condition: ReturnCondition,
  cause: Cause,
): Promise<void> {
  const { orderNo } = order;
  const { actor, reason, at } = cause;
  if (order.status !== 'REFUNDED') throw fail('orderStateChanged', { status: order.status });
  const returned = await trx('shipments')
    .where({ orderNo, returnedAt: null })
    .update({ returnedAt: at, returnedCondition: condition });
  if (returned !== 1) throw fail('nothingToReturn');
  const change = condition === 'sound' ? 'return' : 'writeOff';
  await returnUnits(trx, change, { orderNo, actor, reason, at });
}

async function decide(
  trx: Trx,
  { orderNo, at, transactionNo }: { orderNo: string; at: number; transactionNo: string | null },
): Promise<void> {
  const decided = await trx('orderRefunds')
    .where({ orderNo, decidedAt: null })
    .update({ decidedAt: at, transactionNo });
  if (decided !== 1) throw new RangeError(`${orderNo} has ${decided} open requests for a refund`);
}
