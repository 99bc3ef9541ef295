import type { Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { accounts } from '../ledger/accounts.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';

type Creditable = Pick<Recharge, 'chargeNo' | 'status' | 'userId' | 'channel' | 'amountFen'>;

/**
 * A payment that arrives after its recharge failed is credited too.
 * @returns the number of the transaction
 * @throws Failure `rechargeStateChanged`; `serialNoUsed` if another recharge of the channel has this number, or staff have
 *   already credited the payment
 */
export async function creditRecharge(
  trx: Trx,
  recharge: Creditable,
  { serialNo, ...cause }: Cause & { serialNo: string },
): Promise<string> {
  const { chargeNo, userId, channel, amountFen } = recharge;
  const patch = { serialNo, successAt: cause.at, note: cause.reason };
  const used = refuseDuplicate('serialNoUsed');
  await transition(trx, rechargeMachine, recharge, 'succeed', cause, { patch }).catch(used);
  return moveMoney(trx, {
    ...{ ...cause, scene: 'CHARGE', businessRef: `charge:${chargeNo}`, chargeNo, channel, serialNo },
    postings: [
      { account: accounts.channel(channel), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  }).catch(used);
}
