import type { Channel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { RechargeProposal } from './recharge-proposal.ts';

interface Payment {
  channel: Channel;
  /** The provider's number, in any form. */
  serialNo: string;
}

/**
 * A reversed credit does not count. The primary key of `paymentCredits` refuses what happens at the same moment.
 * @throws Failure `serialNoUsed` with the `transactionNo` of the credit or the `proposalId` of a recharge that waits
 */
export async function requireUncredited(trx: Trx, payment: Payment): Promise<void> {
  const credit = await findCredit(trx, payment);
  if (credit) throw fail('serialNoUsed', credit);
  const waiting = await findWaiting(trx, payment);
  if (waiting) throw fail('serialNoUsed', { proposalId: waiting.id });
}

export async function isCredited(trx: Trx, payment: Payment): Promise<boolean> {
  return (await findCredit(trx, payment)) !== undefined;
}

function findCredit(
  trx: Trx,
  { channel, serialNo }: Payment,
): Promise<{ transactionNo: string } | undefined> {
  return trx('paymentCredits')
    .join('ledgerTransactions', 'ledgerTransactions.id', 'paymentCredits.transactionId')
    .where({ 'paymentCredits.channel': channel })
    .where('paymentCredits.serialNo', normalSerialNo(serialNo))
    .first('ledgerTransactions.transactionNo');
}

/** The recharge that waits for a second person. */
export function findWaiting(
  trx: Trx,
  { channel, serialNo }: Payment,
): Promise<Pick<RechargeProposal, 'id' | 'userId' | 'amountFen'> | undefined> {
  return trx('rechargeProposals')
    .where({ channel, status: 'PROPOSED' })
    .where('rechargeProposals.serialNo', normalSerialNo(serialNo))
    .first('id', 'userId', 'amountFen');
}
