import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

/**
 * Opens a payment in doubt again, because the recharge that was to credit the payment was rejected. Adds a
 * copy of the notice of the payment. The first notice and the decision on it stay stored.
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
