import type { OutputOf } from '../../contract/contract.ts';
import { toFen } from '../../contract/money.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { approveRefund, type RefundOfRecharge, rejectRefund } from '../refunds/decide-refund.ts';
import { requireRefund } from '../refunds/find-refund.ts';
import { listRefunds, presentRefundsForStaff, sumRefunds } from '../refunds/list-refunds.ts';
import { pursueRefund } from '../refunds/pursue-refund.ts';
import { readRefundEvents } from '../refunds/refund-events.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import type { Cause } from '../states/transition.ts';

export const adminRefundRoutes = {
  'GET /admin/refunds/query': ({ services: { db } }, input) => listPage(db, listRefunds(db, input), input),

  'GET /admin/refunds/sums': ({ services: { db } }, input) => sumRefunds(db, input),

  'GET /admin/refunds/export': (call, input) =>
    exportList(call, 'refunds/export', listRefunds(call.services.db, input), input),

  'GET /admin/refunds/detail': async ({ services: { db } }, { refundNo }) => ({
    ...(await read(db, refundNo)),
    events: await readRefundEvents(db, refundNo),
  }),

  'POST /admin/refunds/approve': async (call, input) => {
    const { serialNo } = input;
    const answer = await decide(call, 'refunds/approve', input, async (trx, given, cause) => {
      if (given.refund.userId === call.member.userId) throw fail('notYourself');
      await approveRefund(trx, given, { ...cause, serialNo });
    });
    // The provider is called after the commit, so the answer does not contain the result of the call.
    await pursueRefund(call.services, input.refundNo);
    return answer;
  },

  'POST /admin/refunds/settle': async (call, input) => {
    const { refundNo } = input;
    // The provider may have corrected its report, or have paid. If it can't be reached, its last report counts.
    const open = await call.services
      .db('refunds')
      .where({ refundNo, status: 'PROCESSING' })
      .first('refundNo');
    if (open) await pursueRefund(call.services, refundNo);
    return decide(call, 'refunds/settle', input, async (trx, given, cause) => {
      if (given.refund.userId === call.member.userId) throw fail('notYourself');
      const { amount, serialNo } = input;
      await settleRefund(trx, refundNo, { ...cause, amountFen: toFen(amount), serialNo });
    });
  },

  'POST /admin/refunds/reject': (call, input) =>
    decide(call, 'refunds/reject', input, (trx, given, cause) =>
      rejectRefund(trx, given, { ...cause, explanation: input.explanation }),
    ),
} satisfies Partial<Routes>;

function decide(
  call: StaffCall,
  action: string,
  input: { requestId: string; refundNo: string; reason: string },
  work: (trx: Trx, given: RefundOfRecharge, cause: Cause) => Promise<void>,
) {
  const { refundNo } = input;
  return act(call, action, input, async (trx, cause) => {
    const before = await read(trx, refundNo);
    await work(trx, await requireRefund(trx, { refundNo }), cause);
    const answer = await read(trx, refundNo);
    const { amount, chargeNo, channel, member } = answer;
    return {
      answer,
      object: `refund:${refundNo}`,
      before: changing(before),
      after: changing(answer),
      circumstances: { amount, chargeNo, channel, member },
    };
  });
}

type View = OutputOf<'GET /admin/refunds/query'>['items'][number];

function changing(refund: View) {
  const { status, approved, refundSerialNo, actualAmount, doubtAmount, stuckReason, failureReason } = refund;
  return { status, approved, refundSerialNo, actualAmount, doubtAmount, stuckReason, failureReason };
}

async function read(db: Db, refundNo: string): Promise<View> {
  const { refund, recharge } = await requireRefund(db, { refundNo });
  const { channel, serialNo, provider } = recharge;
  const [view] = await presentRefundsForStaff(db, [Object.assign(refund, { channel, serialNo, provider })]);
  if (!view) throw fail('refundNotFound');
  return view;
}
