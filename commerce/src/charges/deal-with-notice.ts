import type { Knex } from 'knex';
import { fail } from '../fail.ts';
import { Charge } from './charge.ts';
import { type ChargeCause, moveCharge } from './move-charge.ts';

interface Decision extends ChargeCause {
  noticeId: string;
  /** Of the staff. */
  staffId: string;
}

/**
 * Somebody has looked after a payment that was not credited. A charge that still waits for it has failed, and no
 * longer counts among those its member may have waiting; money that did come is credited by a recharge.
 * @throws Failure `noticeNotFound`, `noticeDealtWith`
 */
export async function dealWithNotice(trx: Knex.Transaction, decision: Decision): Promise<void> {
  const { noticeId, staffId, reason, at, mover } = decision;
  const notice: { id: number; chargeNo: string | null } | undefined = await trx('paymentNotices')
    .where({ id: noticeId })
    .whereNotNull('doubt')
    .first('id', 'chargeNo');
  if (!notice) throw fail('noticeNotFound');
  const decided = await trx('noticeDecisions')
    .insert({ noticeId: notice.id, decidedBy: staffId, decidedAt: at, reason })
    .onConflict('noticeId')
    .ignore()
    .returning('noticeId');
  if (decided.length === 0) throw fail('noticeDealtWith');
  if (notice.chargeNo === null) return;
  const charge = await Charge.query(trx).findById(notice.chargeNo).forUpdate();
  if (charge?.status === 'PENDING') await moveCharge(trx, charge, 'fail', mover, { note: reason });
}
