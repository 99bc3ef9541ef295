import { toFen, toYuan } from '../../contract/money.ts';
import { type Credit, creditMachine, requireCredit } from '../credits/credit.ts';
import { postReversal } from '../credits/decide-reversal.ts';
import { logOfCredit } from '../credits/log-of-credit.ts';
import { postCredit } from '../credits/post-credit.ts';
import { presentCredit } from '../credits/present-credits.ts';
import { presentReversal } from '../credits/present-reversal.ts';
import { proposeCredit } from '../credits/propose-credit.ts';
import { proposeReversal } from '../credits/propose-reversal.ts';
import { rejectProposal } from '../credits/reject-proposal.ts';
import { type Reversal, requireReversal, reversalMachine } from '../credits/reversal.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Routes } from '../http/routes.ts';
import { act, type StaffCall } from '../staff/act.ts';
import type { StaffAct } from '../states/transition.ts';

export const adminCreditRoutes = {
  'GET /admin/credits/detail': async ({ services: { db } }, { creditId }) =>
    presentCredit(db, await requireCredit(db, creditId)),

  'POST /admin/credits/propose': (call, input) =>
    move(call, 'credits/propose', input, credits, (trx, { staffId, reason, at }) => {
      const { userId, kind, serialNo, channel = 'manual' } = input;
      return proposeCredit(trx, {
        ...{ userId, kind, reason, proposedBy: staffId, at, amountFen: toFen(input.amount) },
        payment: serialNo ? { channel, serialNo } : undefined,
        approvalFen: call.services.config.rechargeApprovalFen,
      });
    }),

  'POST /admin/credits/post': (call, input) =>
    move(call, 'credits/post', input, credits, (trx, { staffId, at }) =>
      postCredit(trx, { ...input, staffId, at }),
    ),

  'POST /admin/credits/reject': (call, input) =>
    move(call, 'credits/reject', input, credits, async (trx, given) =>
      rejectProposal(trx, creditMachine, await requireCredit(trx, input.creditId), given),
    ),

  'GET /admin/reversals/detail': async ({ services: { db } }, { reversalId }) =>
    presentReversal(db, await requireReversal(db, reversalId)),

  'POST /admin/reversals/propose': (call, input) =>
    move(call, 'reversals/propose', input, reversals, (trx, given) => {
      const { transactionNo, received, although } = input;
      return proposeReversal(trx, { ...given, transactionNo, receivedFen: toFen(received), although });
    }),

  'POST /admin/reversals/post': (call, input) =>
    move(call, 'reversals/post', input, reversals, (trx, { staffId, at }) =>
      postReversal(trx, { ...input, staffId, at }),
    ),

  'POST /admin/reversals/reject': (call, input) =>
    move(call, 'reversals/reject', input, reversals, async (trx, given) =>
      rejectProposal(trx, reversalMachine, await requireReversal(trx, input.reversalId), given),
    ),
} satisfies Partial<Routes>;

/** How a kind of proposals is answered and logged. */
interface Kind<Proposal, View> {
  present(db: Db, proposal: Proposal): Promise<View>;
  log(proposal: Proposal): { after: object; circumstances: object };
}

const credits = { present: presentCredit, log: logOfCredit };
const reversals = { present: presentReversal, log: logOfReversal };

/** The log names the wallet that the proposal changes. */
function move<Proposal extends Credit | Reversal, View>(
  call: StaffCall,
  action: string,
  input: { requestId: string; reason?: string },
  { present, log }: Kind<Proposal, View>,
  work: (trx: Trx, given: StaffAct) => Promise<Proposal>,
) {
  return act(call, action, input, async (trx, { reason, at }) => {
    const proposal = await work(trx, { staffId: call.member.userId, reason, at });
    const { userId, proposedBy, decidedBy } = proposal;
    const { after, circumstances } = log(proposal);
    return {
      answer: await present(trx, proposal),
      object: `wallet:${userId}`,
      before: null,
      // Who posts an own proposal is an Owner whom nobody could relieve.
      after: { ...after, ...(action.endsWith('/post') && proposedBy === decidedBy && { ownerAlone: true }) },
      circumstances,
    };
  });
}

function logOfReversal(reversal: Reversal) {
  const { id: reversalId, transactionNo, amountFen, receivedFen, status } = reversal;
  const { reversalNo, correctionNo } = reversal;
  return {
    after: { status, ...(reversalNo && { reversalNo }), ...(correctionNo && { correctionNo }) },
    circumstances: { amount: toYuan(amountFen), received: toYuan(receivedFen), transactionNo, reversalId },
  };
}
