import { confirmRecharge } from '../credits/confirm-recharge.ts';
import { creditUnmatched } from '../credits/credit-unmatched.ts';
import { failManualRecharge, type Settling } from '../credits/fail-manual-recharge.ts';
import { listIncoming, sumIncoming } from '../credits/list-incoming.ts';
import { logOfCredit } from '../credits/log-of-credit.ts';
import { presentCredit } from '../credits/present-credits.ts';
import { readRecharge, readRechargeDetail } from '../credits/present-recharges.ts';
import type { Trx } from '../db/db.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { closeUnmatched } from '../recharges/close-unmatched.ts';
import { listUnmatched, readUnmatched } from '../recharges/list-unmatched.ts';
import { reopenUnmatched } from '../recharges/reopen-unmatched.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import type { Cause } from '../states/transition.ts';

export const adminRechargeRoutes = {
  'GET /admin/recharges/query': ({ services: { db } }, input) => listPage(db, listIncoming(db, input), input),

  'GET /admin/recharges/sums': ({ services: { db } }, input) => sumIncoming(db, input),

  'GET /admin/recharges/export': (call, input) =>
    exportList(call, 'recharges/export', listIncoming(call.services.db, input), input),

  'GET /admin/recharges/detail': ({ services: { db } }, { chargeNo }) => readRechargeDetail(db, chargeNo),

  'POST /admin/recharges/confirm': (call, input) =>
    settle(call, 'recharges/confirm', input, async (trx, given) => {
      const { serialNo } = input;
      const approvalFen = call.services.config.rechargeApprovalFen;
      await confirmRecharge(trx, { ...given, serialNo, approvalFen });
    }),

  'POST /admin/recharges/fail': (call, input) => settle(call, 'recharges/fail', input, failManualRecharge),

  'GET /admin/unmatched/query': ({ services: { db } }, input) =>
    listPage(db, listUnmatched(db, input), input),

  'GET /admin/unmatched/export': (call, input) =>
    exportList(call, 'unmatched/export', listUnmatched(call.services.db, input), input),

  'GET /admin/unmatched/detail': ({ services: { db } }, { paymentId }) => readUnmatched(db, paymentId),

  'POST /admin/unmatched/credit': (call, input) =>
    act(call, 'unmatched/credit', input, async (trx, { reason, at }) => {
      const { paymentId, userId } = input;
      const approvalFen = call.services.config.rechargeApprovalFen;
      const staffId = call.member.userId;
      const credit = await creditUnmatched(trx, { paymentId, userId, staffId, reason, at, approvalFen });
      return {
        answer: await presentCredit(trx, credit),
        object: `unmatched:${paymentId}`,
        before: null,
        ...logOfCredit(credit),
      };
    }),

  'POST /admin/unmatched/close': (call, input) =>
    settlePayment(call, 'unmatched/close', input, async (trx, { reason, at }) => {
      await closeUnmatched(trx, input.paymentId, { staffId: call.member.userId, reason, at });
      return { before: { closed: false }, after: { closed: true } };
    }),

  'POST /admin/unmatched/reopen': (call, input) =>
    settlePayment(call, 'unmatched/reopen', input, async (trx) => {
      await reopenUnmatched(trx, input.paymentId);
      return { before: { closed: true }, after: { closed: false } };
    }),
} satisfies Partial<Routes>;

function settlePayment(
  call: StaffCall,
  action: string,
  input: { requestId: string; paymentId: string; reason: string },
  work: (trx: Trx, cause: Cause) => Promise<{ before: object; after: object }>,
) {
  const { paymentId } = input;
  return act(call, action, input, async (trx, cause) => {
    const changed = await work(trx, cause);
    const answer = await readUnmatched(trx, paymentId);
    const { amount, outcome, channel, serialNo, chargeNo, member } = answer;
    const circumstances = { amount, outcome, channel, serialNo, chargeNo, member };
    return { answer, object: `unmatched:${paymentId}`, ...changed, circumstances };
  });
}

function settle(
  call: StaffCall,
  action: string,
  input: { requestId: string; chargeNo: string; version?: string | undefined; reason: string },
  work: (trx: Trx, given: Settling) => Promise<void>,
) {
  const { chargeNo, version } = input;
  return act(call, action, input, async (trx, { reason, at }) => {
    const before = await readRecharge(trx, chargeNo);
    await work(trx, { chargeNo, version, staffId: call.member.userId, reason, at });
    const answer = await readRecharge(trx, chargeNo);
    const { amount, channel, member } = answer;
    return {
      answer,
      object: `recharge:${chargeNo}`,
      before: changing(before),
      after: changing(answer),
      circumstances: { amount, channel, member },
    };
  });
}

/** The number of a credit that waits is not logged, because the second person reads it on the payment. */
function changing({ status, serialNo, credit }: Awaited<ReturnType<typeof readRecharge>>) {
  return { status, serialNo, ...(credit && { creditId: credit.creditId }) };
}
