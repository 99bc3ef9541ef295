import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
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
  { serialNo: given, ...cause }: Cause & { serialNo: string },
): Promise<string> {
  const { chargeNo, userId, channel, amountFen } = recharge;
  const { actor, reason, at } = cause;
  const serialNo = normalSerialNo(given);
  const patch = { serialNo, successAt: at, note: reason };
  await transition(trx, rechargeMachine, recharge, 'succeed', cause, { patch }).catch(refuseUsed);
  return moveMoney(trx, {
    scene: 'CHARGE',
    businessRef: `charge:${chargeNo}`,
    actor,
    reason,
    chargeNo,
    channel,
    serialNo,
    at,
    postings: [
      { account: accounts.channel(channel), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  }).catch(refuseUsed);
}

function refuseUsed(error: unknown): never {
  throw isUniqueViolation(error) ? fail('serialNoUsed') : error;
}
