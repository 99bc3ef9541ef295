import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

/**
 * Opens a payment in doubt again, because the recharge that was to credit it was rejected. What was decided before
 * stays in the log.
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
