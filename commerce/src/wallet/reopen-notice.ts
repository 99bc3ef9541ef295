import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';

/** The recharge that was to credit the payment was rejected. The first notice and its decision stay stored. */
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
