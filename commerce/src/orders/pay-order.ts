import type { Knex } from 'knex';
import { consumeCode } from '../auth/sms-code.ts';
import { accounts } from '../ledger/accounts.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { endHolds } from './holds.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.ts';

/**
 * Pays an order from the wallet. Code, money, state, stock and timeline change together or not at all.
 * @param order as `requirePayableOrder` found it
 * @returns the order, paid
 * @throws Failure `orderStateChanged`, `codeSpent`, `balanceTooLow`
 */
export async function payOrder(
  trx: Knex.Transaction,
  order: Order,
  { codeId, at }: { codeId: string; at: number },
): Promise<Order> {
  const { orderNo, userId } = order;
  await consumeCode(trx, codeId, at);
  const actor = `member:${userId}`;
  const serialNo = await moveMoney(trx, {
    scene: 'ORDER_PAYMENT',
    businessRef: `order:${orderNo}:payment`,
    actor,
    orderNo,
    at,
    postings: [
      { account: accounts.wallet(userId), amountFen: -order.totalFen },
      { account: accounts.sales, amountFen: order.totalFen },
    ],
  });
  const cause = { mover: 'member', actor, reason: '', at } as const;
  const paid = await moveOrder(trx, order, 'pay', {
    ...cause,
    patch: { paidAt: at, paymentSerialNo: serialNo },
    guard: (query) => query.andWhere('payableUntil', '>', at),
  });
  await endHolds(trx, 'sell', { ...cause, orderNo });
  return paid;
}
