import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { type Cause, transition } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { type Charge, chargeMachine } from './charge.ts';

type Creditable = Pick<Charge, 'chargeNo' | 'status' | 'userId' | 'channel' | 'amountFen'>;

/**
 * A payment that arrives after its charge failed is credited too.
 * @returns the number of the transaction
 * @throws Failure `chargeStateChanged`; `serialNoUsed` if another charge of the channel has this number, or staff have
 *   already credited the payment
 */
export async function creditCharge(
  trx: Trx,
  charge: Creditable,
  { serialNo: given, ...cause }: Cause & { serialNo: string },
): Promise<string> {
  const { chargeNo, userId, channel, amountFen } = charge;
  const { actor, reason, at } = cause;
  const serialNo = normalSerialNo(given);
  const patch = { serialNo, successAt: at, note: reason };
  await transition(trx, chargeMachine, charge, 'succeed', cause, { patch }).catch(refuseUsed);
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
