import { normalSerialNo } from '../../contract/serial-no.ts';
import { chargeStates } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import type { Charge } from './charge.ts';
import { isCreditedByStaff } from './credits-by-staff.ts';
import { failCharge } from './fail-charge.ts';
import { proposeRecharge } from './propose-recharge.ts';
import { requireNothingWaiting } from './require-nothing-waiting.ts';

interface Decision extends Cause {
  noticeId: string;
  staffId: string;
  credit: boolean;
  /** One staff member alone may credit a member with less than this sum within a day. */
  approvalFen: number;
}

type Notice = Pick<Row<'paymentNotices'>, 'id' | 'channel' | 'chargeNo' | 'serialNo' | 'amountFen'>;

/**
 * A pending charge always fails, so that it no longer counts toward the member's limit of pending charges.
 * @throws Failure `noticeNotFound`, `noticeDealtWith`; when crediting also `noticeNotCreditable`, `notYourself`; when
 *   closing without credit also `rechargeWaiting`, `confirmationWaiting`
 */
export async function dealWithNotice(trx: Trx, decision: Decision): Promise<void> {
  const { noticeId, staffId, credit, reason, at } = decision;
  const notice = await trx('paymentNotices')
    .where({ id: Number(noticeId) })
    .whereNotNull('doubt')
    .first('id', 'channel', 'chargeNo', 'serialNo', 'amountFen');
  if (!notice) throw fail('noticeNotFound');
  const { channel, serialNo } = notice;
  if (serialNo) await lockPayment(trx, serialNo);
  const decided = await trx('noticeDecisions')
    .insert({ noticeId: notice.id, decidedBy: staffId, decidedAt: at, reason })
    .onConflict('noticeId')
    .ignore()
    .returning('noticeId');
  if (decided.length === 0) throw fail('noticeDealtWith');
  if (!credit && serialNo) await requireNothingWaiting(trx, { channel, serialNo });
  const charge =
    notice.chargeNo === null
      ? undefined
      : await trx('charges').where({ chargeNo: notice.chargeNo }).forUpdate().first();
  if (credit) await creditPayment(trx, { notice, charge, decision });
  if (charge?.status === 'PENDING') await failCharge(trx, charge, decision, { note: reason });
}

/** A large or doubtful credit is only proposed. After the credit, the charge can't be credited any more. */
async function creditPayment(
  trx: Trx,
  { notice, charge, decision }: { notice: Notice; charge: Charge | undefined; decision: Decision },
): Promise<void> {
  const { id: noticeId, channel, amountFen } = notice;
  const serialNo = normalSerialNo(notice.serialNo ?? '');
  if (!charge || !serialNo || !amountFen || amountFen < 0) throw fail('noticeNotCreditable');
  if (!chargeStates.can(charge.status, 'succeed', 'staff')) throw fail('noticeNotCreditable');
  const { chargeNo, userId } = charge;
  const credited =
    (await trx('charges')
      .where({ channel })
      .where('charges.serialNo', normalSerialNo(serialNo))
      .first('chargeNo')) || (await isCreditedByStaff(trx, { chargeNo, channel, serialNo }));
  if (credited) throw fail('noticeNotCreditable');
  const { staffId: proposedBy, approvalFen, reason, at } = decision;
  const money = { userId, amountFen, kind: 'received', payment: { channel, serialNo } } as const;
  await proposeRecharge(trx, { ...money, reason, proposedBy, approvalFen, noticeId, at });
}
