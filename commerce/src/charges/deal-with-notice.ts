import { chargeStates } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { type Cause, transition } from '../states/transition.ts';
import { proposeRecharge } from '../wallet/propose-recharge.ts';
import { type Charge, chargeMachine } from './charge.ts';
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

type Notice = Pick<Row<'paymentNotices'>, 'id' | 'channel' | 'chargeNo' | 'serialNo' | 'amountFen'>;

/**
 * Somebody has looked after a payment that was not credited, and credits it if it is to be. A charge that still
 * waits for it has failed, and no longer counts among those its member may have waiting.
 * @throws Failure `noticeNotFound`, `noticeDealtWith`; to credit it also `noticeNotCreditable`, `notYourself`
 */
export async function dealWithNotice(trx: Trx, decision: Decision): Promise<void> {
  const { noticeId, staffId, credit, reason, at } = decision;
  const notice = await trx('paymentNotices')
    .where({ id: Number(noticeId) })
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
    notice.chargeNo === null
      ? undefined
      : await trx('charges').where({ chargeNo: notice.chargeNo }).forUpdate().first();
  if (credit) await creditPayment(trx, { notice, charge, decision });
  if (charge?.status === 'PENDING')
    await transition(trx, chargeMachine, charge, 'fail', decision, { patch: { note: reason } });
}

/**
 * In place of the charge, which is credited by nobody else from then on. Not where its member is unknown, no
 * money came, or the charge or this very payment has been credited.
 */
async function creditPayment(
  trx: Trx,
  { notice, charge, decision }: { notice: Notice; charge: Charge | undefined; decision: Decision },
): Promise<void> {
  const { id: noticeId, channel, serialNo, amountFen } = notice;
  if (!charge || !serialNo || !amountFen || amountFen < 0) throw fail('noticeNotCreditable');
  if (!chargeStates.can(charge.status, 'succeed', 'staff')) throw fail('noticeNotCreditable');
  const { chargeNo, userId } = charge;
  const credited =
    (await trx('charges').where({ channel, serialNo }).first('chargeNo')) ||
    (await isCreditedByStaff(trx, { chargeNo, channel, serialNo }));
  if (credited) throw fail('noticeNotCreditable');
  const { staffId: proposedBy, approvalFen, reason, at } = decision;
  const kind = 'received';
  await proposeRecharge(trx, { userId, amountFen, kind, reason, proposedBy, approvalFen, noticeId, at });
}
