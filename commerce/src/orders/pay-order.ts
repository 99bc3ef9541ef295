import { consumeCode, tryCode } from '../auth/sms-code.ts';
import type { Trx } from '../db/db.ts';
import { accounts } from '../ledger/accounts.ts';
import { byMember, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { requirePayableOrder } from './find-order.ts';
import { endHolds } from './holds.ts';
import { type Order, orderMachine } from './order.ts';

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
  const cause = byMember(userId, at);
  const transactionNo = await moveMoney(trx, {
    scene: 'ORDER_PAYMENT',
    businessRef: `order:${orderNo}:payment`,
    actor: cause.actor,
    orderNo,
    at,
    postings: [
      { account: accounts.wallet(userId), amountFen: -order.totalFen },
      { account: accounts.sales, amountFen: order.totalFen },
    ],
  });
  const patch = { paidAt: at, paymentTransactionNo: transactionNo };
  const status = await transition(trx, orderMachine, order, 'pay', cause, { patch });
  await endHolds(trx, 'sell', { ...cause, orderNo });
  return order.$set({ ...patch, status });
}
