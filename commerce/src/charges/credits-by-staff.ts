import type { Channel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { isCredited } from '../wallet/require-uncredited.ts';

/** The caller must have locked the charge. */
interface Payment {
  chargeNo: string;
  channel: Channel;
  serialNo: string;
}

/** Proposed credits count too. */
export async function isCreditedByStaff(
  trx: Trx,
  { chargeNo, channel, serialNo }: Payment,
): Promise<boolean> {
  const credit = await trx('rechargeProposals')
    .whereNot({ status: 'REJECTED' })
    .where((either) =>
      either
        .whereIn('noticeId', trx('paymentNotices').where({ chargeNo }).select('id'))
        .orWhere((payment) => {
          payment.where({ channel });
          payment.where('rechargeProposals.serialNo', normalSerialNo(serialNo));
        }),
    )
    .first('id');
  return credit !== undefined;
}

/** @throws Failure `serialNoUsed` if a credit by a notice exists or waits; `creditReversed` if it was taken back */
export async function requireNoCreditByNotice(trx: Trx, chargeNo: string): Promise<void> {
  const credit = await trx('rechargeProposals')
    .whereNot({ status: 'REJECTED' })
    .whereIn('noticeId', trx('paymentNotices').where({ chargeNo }).select('id'))
    .first('id', 'status', 'channel', 'serialNo');
  if (!credit) return;
  const { id: proposalId, status, channel, serialNo } = credit;
  const stands = channel && serialNo && (await isCredited(trx, { channel, serialNo }));
  if (status === 'POSTED' && !stands) throw fail('creditReversed');
  throw fail('serialNoUsed', { proposalId });
}

/** If true, the shop no longer credits the payment automatically. */
export async function isDealtWith(trx: Trx, payment: Payment): Promise<boolean> {
  const { channel, serialNo } = payment;
  const decision = await trx('noticeDecisions')
    .join('paymentNotices', 'paymentNotices.id', 'noticeDecisions.noticeId')
    .where({ 'paymentNotices.channel': channel })
    .where('paymentNotices.serialNo', normalSerialNo(serialNo))
    .first('noticeDecisions.noticeId');
  return decision !== undefined || isCreditedByStaff(trx, payment);
}
