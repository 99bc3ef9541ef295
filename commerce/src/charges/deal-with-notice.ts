import type { Knex } from 'knex';
import { chargeStates } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import { fail } from '../fail.ts';
import { type Cause, transition } from '../states/transition.ts';
import { proposeRecharge } from '../wallet/propose-recharge.ts';
import { Charge, chargeMachine } from './charge.ts';
import { isCreditedByStaff } from './credits-by-staff.ts';

interface Decision extends Cause {
  noticeId: string;
  /** Of the staff. */
  staffId: string;
  /** The member of the charge is credited with what came. */
  credit: boolean;
  /** Up to this sum somebody credits one member within a day by himself. */
  approvalFen: number;
}

interface Notice {
  id: number;
  channel: Channel;
  chargeNo: string | null;
  serialNo: string;
  amountFen: number;
}

/**
 * Somebody has looked after a payment that was not credited, and credits it if it is to be. A charge that still
 * waits for it has failed, and no longer counts among those its member may have waiting.
 * @throws Failure `noticeNotFound`, `noticeDealtWith`; to credit it also `noticeNotCreditable`, `notYourself`
 */
export async function dealWithNotice(trx: Knex.Transaction, decision: Decision): Promise<void> {
  const { noticeId, staffId, credit, reason, at } = decision;
  const notice: Notice | undefined = await trx('paymentNotices')
    .where({ id: noticeId })
    .whereNotNull('doubt')
    .first('id', 'channel', 'chargeNo', 'serialNo', 'amountFen');
  if (!notice) throw fail('noticeNotFound');
  const decided = await trx('noticeDecisions')
    .insert({ noticeId: notice.id, decidedBy: staffId, decidedAt: at, reason })
    .onConflict('noticeId')
    .ignore()
    .returning('noticeId');
  if (decided.length === 0) throw fail('noticeDealtWith');
  const charge =
    notice.chargeNo === null ? undefined : await Charge.query(trx).findById(notice.chargeNo).forUpdate();
  if (credit) await creditPayment(trx, { notice, charge, decision });
  if (charge?.status === 'PENDING')
    await transition(trx, chargeMachine, charge, 'fail', decision, { patch: { note: reason } });
}

/**
 * In place of the charge, which is credited by nobody else from then on. Not where its member is unknown, no
 * money came, or the charge or this very payment has been credited.
 */
async function creditPayment(
  trx: Knex.Transaction,
  { notice, charge, decision }: { notice: Notice; charge: Charge | undefined; decision: Decision },
): Promise<void> {
  const { id: noticeId, channel, serialNo, amountFen } = notice;
  if (!charge || amountFen <= 0) throw fail('noticeNotCreditable');
  if (!chargeStates.can(charge.status, 'succeed', 'staff')) throw fail('noticeNotCreditable');
  const { chargeNo, userId } = charge;
  const credited =
    (await Charge.query(trx).findOne({ channel, serialNo })) ||
    (await isCreditedByStaff(trx, { chargeNo, channel, serialNo }));
  if (credited) throw fail('noticeNotCreditable');
  const { staffId: proposedBy, approvalFen, reason, at } = decision;
  const kind = 'received';
  await proposeRecharge(trx, { userId, amountFen, kind, reason, proposedBy, approvalFen, noticeId, at });
}
