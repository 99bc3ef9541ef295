import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

/**
 * The credit of a payment in doubt was rejected: the payment is in doubt again, to be dealt with once more. What was
 * decided of it before stays as it was written.
 */
export async function reopenNotice(
  trx: Trx,
  noticeId: number,
  { proposalId, at }: { proposalId: string; at: number },
): Promise<void> {
  const notice = await trx('paymentNotices').where({ id: noticeId }).first();
  if (!notice) throw fail('noticeNotFound');
  const { channel, chargeNo, serialNo, amountFen, body } = notice;
  const outcome = 'creditRejected';
  const doubt = `${outcome} ${proposalId}`;
  await trx('paymentNotices').insert({
    channel,
    chargeNo,
    serialNo,
    amountFen,
    body,
    outcome,
    doubt,
    receivedAt: at,
  });
}
