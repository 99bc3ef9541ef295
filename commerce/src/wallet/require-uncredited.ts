import type { Channel } from '../../contract/wallet.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { whereFormOf } from '../ledger/where-form-of.ts';

interface Payment {
  channel: Channel;
  /** The provider's number, in any form. */
  serialNo: string;
}

/**
 * Refuses a payment of a provider that is credited, or for which a recharge by staff waits. A credit that was reversed
 * does not count. The primary key of `paymentCredits` refuses what happens at the same moment.
 * @throws Failure `serialNoUsed`
 */
export async function requireUncredited(trx: Trx, payment: Payment): Promise<void> {
  if ((await isCredited(trx, payment)) || (await isProposed(trx, payment))) throw fail('serialNoUsed');
}

/** Whether a credit of the payment stands. */
export async function isCredited(trx: Trx, { channel, serialNo }: Payment): Promise<boolean> {
  const credit = await trx('paymentCredits')
    .where({ channel })
    .modify((query) => whereFormOf(query, 'paymentCredits.serialNo', serialNo))
    .first('transactionId');
  return credit !== undefined;
}

async function isProposed(trx: Trx, { channel, serialNo }: Payment): Promise<boolean> {
  const proposal = await trx('rechargeProposals')
    .where({ channel, status: 'PROPOSED' })
    .modify((query) => whereFormOf(query, 'rechargeProposals.serialNo', serialNo))
    .first('id');
  return proposal !== undefined;
}
