import type { Knex } from 'knex';
import { consumeCode } from '../auth/sms-code.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { requirePayableOrder } from './find-order.ts';
import { endHolds } from './holds.ts';
import { moveOrder } from './move-order.ts';

/**
 * Pays an order from the wallet. Code, money, state, stock and timeline change together or not at all.
 * @throws Failure `orderNotFound`, `orderTimedOut`, `orderStateChanged`, `codeSpent`, `balanceTooLow`
 */
export async function payOrder(
  trx: Knex.Transaction,
  input: { userId: string; orderNo: string; codeId: string; at: number },
): Promise<void> {
  const { userId, orderNo, codeId, at } = input;
  const order = await requirePayableOrder(trx, input);
  await consumeCode(trx, codeId, at);
  const actor = `member:${userId}`;
  const serialNo = await postTransaction(trx, {
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
  const moved = await moveOrder(trx, {
    orderNo,
    move: 'pay',
    actor,
    reason: 'paid from the wallet',
    at,
    patch: { paidAt: at, paymentSerialNo: serialNo },
    guard: (query) => query.andWhere('payableUntil', '>', at),
  });
  if (!moved) throw fail('orderStateChanged');
  await endHolds(trx, { orderNo, to: 'sold', at });
}
