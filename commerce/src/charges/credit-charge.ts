import type { Knex } from 'knex';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { moveMoney } from '../wallet/move-money.ts';
import type { Charge } from './charge.ts';
import { type ChargeCause, moveCharge } from './move-charge.ts';

type Creditable = Pick<Charge, 'chargeNo' | 'status' | 'userId' | 'channel' | 'amountFen'>;

/**
 * The money of a charge is there: the wallet is credited. Money that comes after the charge failed is credited
 * too; it pays no order.
 * @throws Failure `chargeStateChanged`; `serialNoUsed` when another charge of the channel has this number, or
 *   staff have credited that payment
 */
export async function creditCharge(
  trx: Knex.Transaction,
  charge: Creditable,
  { mover, actor, reason, at, serialNo }: ChargeCause & { serialNo: string },
): Promise<void> {
  const { chargeNo, userId, channel, amountFen } = charge;
  const patch = { serialNo, successAt: at, note: reason };
  await moveCharge(trx, charge, 'succeed', mover, patch).catch(refuseUsed);
  await moveMoney(trx, {
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
