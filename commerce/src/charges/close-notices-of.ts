import type { Channel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { byStaff } from '../states/transition.ts';
import { failCharge } from './fail-charge.ts';

/**
 * A charge that waits for the payment fails, as with any decision. The caller holds the lock on the payment.
 * @returns the ids of the closed payments in doubt, for the log
 */
export async function closeNoticesOf(
  trx: Trx,
  { channel, serialNo }: { channel: Channel; serialNo: string },
  { staffId, reason, at }: { staffId: string; reason: string; at: number },
): Promise<string[]> {
  const open = await trx('paymentNotices')
    .where('paymentNotices.channel', channel)
    .whereNotNull('paymentNotices.doubt')
    .where('paymentNotices.serialNo', normalSerialNo(serialNo))
    .whereNotExists(
      trx('noticeDecisions')
        .where('noticeDecisions.noticeId', trx.ref('paymentNotices.id'))
        .select(trx.raw('1')),
    )
    .orderBy('paymentNotices.id')
    .select('paymentNotices.id', 'paymentNotices.chargeNo');
  const closed: string[] = [];
  for (const { id: noticeId, chargeNo } of open) {
    const decided = await trx('noticeDecisions')
      .insert({ noticeId, decidedBy: staffId, decidedAt: at, reason })
      .onConflict('noticeId')
      .ignore()
      .returning('noticeId');
    if (decided.length > 0) closed.push(String(noticeId));
    await failPending(trx, chargeNo, { staffId, reason, at });
  }
  return closed;
}

async function failPending(
  trx: Trx,
  chargeNo: string | null,
  { staffId, reason, at }: { staffId: string; reason: string; at: number },
): Promise<void> {
  if (chargeNo === null) return;
  const charge = await trx('charges').where({ chargeNo, status: 'PENDING' }).first('chargeNo', 'status');
  if (charge) await failCharge(trx, charge, byStaff(staffId, at, reason), { note: reason });
}
