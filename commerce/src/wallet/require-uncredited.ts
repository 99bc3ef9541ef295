import type { Channel } from '../../contract/wallet.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

/**
 * Refuses a payment of a provider that is credited, or for which a recharge by staff waits. A credit that was reversed
 * does not count. The primary key of `paymentCredits` refuses what happens at the same moment.
 * @throws Failure `serialNoUsed`
 */
export async function requireUncredited(
  trx: Trx,
  payment: { channel: Channel; serialNo: string },
): Promise<void> {
  const used =
    (await trx('paymentCredits').where(payment).first('transactionId')) ||
    (await trx('rechargeProposals')
      .where({ ...payment, status: 'PROPOSED' })
      .first('id'));
  if (used) throw fail('serialNoUsed');
}
