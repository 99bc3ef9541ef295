import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readChargeEvents } from '../charges/charge-events.ts';
import { dealWithNotice } from '../charges/deal-with-notice.ts';
import { listAllCharges, presentChargesForStaff, sumAllCharges } from '../charges/list-all-charges.ts';
import { listNotices, readNotice } from '../charges/list-notices.ts';
import { confirmCharge, doubtsOfConfirmation, failByStaff } from '../charges/settle-by-staff.ts';
import { isoTime } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import type { Cause } from '../states/transition.ts';
import { namePeople, type Person } from '../users/name-people.ts';
import { presentDoubts } from '../wallet/present-doubts.ts';

export const adminChargeRoutes = {
  'GET /admin/charges/query': ({ services: { db } }, input) => listPage(db, listAllCharges(db, input), input),

  'GET /admin/charges/sums': ({ services: { db } }, input) => sumAllCharges(db, input),

  'GET /admin/charges/export': (call, input) =>
    exportList(call, 'charges/export', listAllCharges(call.services.db, input), input),

  'GET /admin/charges/detail': async ({ services: { db } }, { chargeNo }) => ({
    ...(await read(db, chargeNo)),
    doubts: await readDoubts(db, chargeNo),
    notices: await readNotices(db, chargeNo),
    events: await readChargeEvents(db, chargeNo),
  }),

  'POST /admin/charges/confirm': (call, input) =>
    settle(call, 'charges/confirm', input, async (trx, cause) => {
      const { replaced, closedNotices } = await confirmCharge(trx, {
        ...cause,
        chargeNo: input.chargeNo,
        serialNo: input.serialNo,
        version: input.version,
        staffId: call.member.userId,
        approvalFen: call.services.config.rechargeApprovalFen,
      });
      const told = { replaced: await nameOf(trx, replaced), doubts: await readDoubts(trx, input.chargeNo) };
      return { told, ...(closedNotices.length > 0 && { logged: { closedNotices } }) };
    }),

  'POST /admin/charges/fail': (call, input) =>
    settle(call, 'charges/fail', input, async (trx, cause) => {
      await failByStaff(trx, { ...cause, chargeNo: input.chargeNo, version: input.version });
      return { told: {} };
    }),

  'GET /admin/charges/notices': ({ services: { db } }, input) => listPage(db, listNotices(db, input), input),

  'GET /admin/charges/export_notices': (call, input) =>
    exportList(call, 'charges/export_notices', listNotices(call.services.db, input), input),

  'GET /admin/charges/notice': ({ services: { db } }, { noticeId }) => readNotice(db, noticeId),

  'POST /admin/charges/deal_with_notice': (call, input) => {
    const { noticeId, credit = false } = input;
    const { rechargeApprovalFen: approvalFen } = call.services.config;
    return act(call, 'charges/deal_with_notice', input, async (trx, cause) => {
      const before = changingOfNotice(await readNotice(trx, noticeId));
      await dealWithNotice(trx, { ...cause, noticeId, credit, approvalFen, staffId: call.member.userId });
      const answer = await readNotice(trx, noticeId);
      const { amount, outcome, channel, serialNo, chargeNo, member } = answer;
      return {
        answer,
        object: `notice:${noticeId}`,
        before,
        after: changingOfNotice(answer),
        circumstances: { amount, credited: credit, outcome, channel, serialNo, chargeNo, member },
      };
    });
  },
} satisfies Partial<Routes>;

function settle<Told extends object>(
  call: StaffCall,
  action: string,
  input: { requestId: string; chargeNo: string; reason: string },
  work: (trx: Trx, cause: Cause) => Promise<{ told: Told; logged?: object }>,
) {
  const { chargeNo } = input;
  return act(call, action, input, async (trx, cause) => {
    const before = await read(trx, chargeNo);
    const waiting = await trx('charges').where({ chargeNo }).first('confirmedSerialNo');
    const { told, logged } = await work(trx, cause);
    const answer = await read(trx, chargeNo);
    return {
      answer: { ...answer, ...told },
      object: `charge:${chargeNo}`,
      // A serial number that awaits confirmation is not logged, because the second person must find it independently.
      before: { ...changing(before), ...(waiting?.confirmedSerialNo && { ...waiting }) },
      after: { ...changing(answer), ...logged },
      circumstances: { amount: answer.amount, channel: answer.channel, member: answer.member },
    };
  });
}

type View = OutputOf<'GET /admin/charges/query'>['items'][number];

function changing({ status, serialNo, confirmedBy }: View) {
  return { status, serialNo, confirmedBy };
}

type Notice = OutputOf<'GET /admin/charges/notice'>;

function changingOfNotice({ chargeStatus, dealtWith, credit }: Notice) {
  return { chargeStatus, dealtWith: dealtWith !== null, credit };
}

async function read(db: Db, chargeNo: string): Promise<View> {
  const charge = await db('charges').where({ chargeNo }).first();
  const [view] = await presentChargesForStaff(db, charge ? [charge] : []);
  if (!view) throw fail('chargeNotFound');
  return view;
}

/** Leaves out notice and transaction, so that the second person must find the serial number independently. */
async function readDoubts(db: Db, chargeNo: string) {
  const charge = await db('charges').where({ chargeNo }).first();
  const doubts = await presentDoubts(db, charge ? await doubtsOfConfirmation(db, charge) : []);
  return doubts.map((doubt) => ({ ...doubt, noticeId: null, transactionNo: null }));
}

async function nameOf(db: Db, userId: string | null): Promise<Person | null> {
  return userId === null ? null : ((await namePeople(db, [userId])).get(userId) ?? { userId, username: '' });
}

async function readNotices(db: Db, chargeNo: string) {
  const notices = await db('paymentNotices').where({ chargeNo }).orderBy('id');
  return notices.map(({ receivedAt, outcome, amountFen, serialNo }) => ({
    at: isoTime(receivedAt),
    outcome,
    amount: amountFen === null ? null : toYuan(amountFen),
    serialNo: serialNo ?? '',
  }));
}
