import { consumeCode, tryCode } from '../auth/sms-code.ts';
import type { Trx } from '../db/db.ts';
import { accounts } from '../ledger/accounts.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { byMember, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { isPayable, requirePayableOrder } from './find-order.ts';
import { endHolds } from './holds.ts';
import { Order, orderMachine } from './order.ts';

interface Payer {
  userId: string;
  phone: string;
}

/**
 * A wrong code changes nothing but the number of tries left.
 * @throws Failure `orderNotFound`, `orderTimedOut`, `orderStateChanged`, `codeWrong`, `codeSpent`, `balanceTooLow`
 */
export async function payOrder(
  trx: Trx,
  { userId, phone }: Payer,
  input: { orderNo: string; code: string; peppers: readonly string[]; at: number },
): Promise<Order> {
  const { orderNo, code, peppers, at } = input;
  const order = await requirePayableOrder(trx, { userId, orderNo, at });
  const codeId = await tryCode(trx, { phone, scene: 'order_pay', subject: orderNo, code, peppers, at });
  await consumeCode(trx, codeId, at);
  return settle(trx, order, at);
}

/**
 * Pays for the order with money that a recharge for it has just brought. Does nothing if the order can't be paid any more,
 * or the wallet has too little: then the money stays in the wallet (docs/decisions/059).
 */
export async function payWithRecharge(
  trx: Trx,
  { orderNo, userId, at }: { orderNo: string; userId: string; at: number },
): Promise<void> {
  const [order] = Order.from(await trx('orders').where({ orderNo, userId }).forUpdate());
  if (!order || !isPayable(order, at)) return;
  const { availableFen } = await readBalance(trx, userId);
  if (availableFen >= order.totalFen) await settle(trx, order, at);
}

async function settle(trx: Trx, order: Order, at: number): Promise<Order> {
  const { orderNo, userId, totalFen } = order;
  const cause = byMember(userId, at);
  const transactionNo = await moveMoney(trx, {
    scene: 'ORDER_PAYMENT',
    businessRef: `order:${orderNo}:payment`,
    actor: cause.actor,
    orderNo,
    at,
    postings: [
      { account: accounts.wallet(userId), amountFen: -totalFen },
      { account: accounts.sales, amountFen: totalFen },
    ],
  });
  const patch = { paidAt: at, paymentTransactionNo: transactionNo };
  const status = await transition(trx, orderMachine, order, 'pay', cause, { patch });
  await endHolds(trx, 'sell', { ...cause, orderNo });
  return order.$set({ ...patch, status });
}
