import type { Knex } from 'knex';
import type { Channel } from '../../contract/wallet.ts';

/** A payment of a charge, as its provider names it. The charge is to be locked while this is asked. */
interface Payment {
  chargeNo: string;
  channel: Channel;
  serialNo: string;
}

/** Whether staff have credited the charge or this payment, or proposed to; a second person may still reject it. */
export async function isCreditedByStaff(
  trx: Knex.Transaction,
  { chargeNo, channel, serialNo }: Payment,
): Promise<boolean> {
  const credit = await trx('rechargeProposals')
    .join('paymentNotices', 'paymentNotices.id', 'rechargeProposals.noticeId')
    .whereNot('rechargeProposals.status', 'REJECTED')
    .andWhere((either) => either.where('paymentNotices.chargeNo', chargeNo).orWhere({ channel, serialNo }))
    .first('rechargeProposals.id');
  return credit !== undefined;
}

/** Whether the shop by itself may no longer credit it: staff have, or somebody has looked after this payment. */
export async function isDealtWith(trx: Knex.Transaction, payment: Payment): Promise<boolean> {
  const { channel, serialNo } = payment;
  const decision = await trx('noticeDecisions')
    .join('paymentNotices', 'paymentNotices.id', 'noticeDecisions.noticeId')
    .where({ channel, serialNo })
    .first('noticeId');
  return decision !== undefined || isCreditedByStaff(trx, payment);
}
