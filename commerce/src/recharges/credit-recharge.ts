import type { Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { accounts } from '../ledger/accounts.ts';
import { payWithRecharge } from '../orders/pay-order.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';

type Creditable = Pick<Recharge, 'chargeNo' | 'status' | 'userId' | 'channel' | 'amountFen' | 'orderNo'>;

/**
 * A payment that arrives after its recharge failed is credited too. If the money is for an order, the order is paid with it
 * in the same transaction, so that no crash can part them.
 * @returns the number of the transaction
 * @throws Failure `rechargeStateChanged`; `serialNoUsed` if another recharge of the channel has this number, or staff have
 *   already credited the payment
 */
export async function creditRecharge(
  trx: Trx,
  recharge: Creditable,
  { serialNo, ...cause }: Cause & { serialNo: string },
): Promise<string> {
  const { chargeNo, userId, channel, amountFen, orderNo } = recharge;
  const patch = { serialNo, successAt: cause.at, note: cause.reason };
  const used = refuseDuplicate('serialNoUsed');
  await transition(trx, rechargeMachine, recharge, 'succeed', cause, { patch }).catch(used);
  const transactionNo = await moveMoney(trx, {
    ...{ ...cause, scene: 'CHARGE', businessRef: `charge:${chargeNo}`, chargeNo, channel, serialNo },
    postings: [
      { account: accounts.channel(channel), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  }).catch(used);
  if (orderNo) await payWithRecharge(trx, { orderNo, userId, at: cause.at });
  return transactionNo;
}
