import { toFen, toYuan } from '../../contract/money.ts';
import { type Credit, creditMachine } from '../credits/credit.ts';
import { postReversal, requireReversal } from '../credits/decide-reversal.ts';
import { logOfCredit } from '../credits/log-of-credit.ts';
import { postCredit } from '../credits/post-credit.ts';
import { presentCredit } from '../credits/present-credits.ts';
import { presentReversal } from '../credits/present-reversal.ts';
import { proposeCredit } from '../credits/propose-credit.ts';
import { proposeReversal } from '../credits/propose-reversal.ts';
import { rejectProposal } from '../credits/reject-proposal.ts';
import { requireCredit } from '../credits/require-credit.ts';
import { type Reversal, reversalMachine } from '../credits/reversal.ts';
import type { Trx } from '../db/db.ts';
import type { Routes } from '../http/routes.ts';
import { act, type StaffCall } from '../staff/act.ts';

export const adminCreditRoutes = {
  'GET /admin/credits/detail': async ({ services: { db } }, { creditId }) =>
    presentCredit(db, await requireCredit(db, creditId)),

  'POST /admin/credits/propose': (call, input) =>
    moveCredit(call, 'credits/propose', input, (trx, { staffId, reason, at }) => {
      const { userId, kind, serialNo, channel = 'manual' } = input;
      return proposeCredit(trx, {
        ...{ userId, kind, reason, proposedBy: staffId, at, amountFen: toFen(input.amount) },
        payment: serialNo ? { channel, serialNo } : undefined,
        approvalFen: call.services.config.rechargeApprovalFen,
      });
    }),

  'POST /admin/credits/post': (call, input) =>
    moveCredit(call, 'credits/post', input, (trx, { staffId, at }) =>
      postCredit(trx, { ...input, staffId, at }),
    ),

  'POST /admin/credits/reject': (call, input) =>
    moveCredit(call, 'credits/reject', input, async (trx, given) =>
      rejectProposal(trx, creditMachine, await requireCredit(trx, input.creditId), given),
    ),

  'GET /admin/reversals/detail': async ({ services: { db } }, { reversalId }) =>
    presentReversal(db, await requireReversal(db, reversalId)),

  'POST /admin/reversals/propose': (call, input) =>
    moveReversal(call, 'reversals/propose', input, (trx, given) => {
      const { transactionNo, received, although } = input;
      return proposeReversal(trx, { ...given, transactionNo, receivedFen: toFen(received), although });
    }),

  'POST /admin/reversals/post': (call, input) =>
    moveReversal(call, 'reversals/post', input, (trx, { staffId, at }) =>
      postReversal(trx, { ...input, staffId, at }),
    ),

  'POST /admin/reversals/reject': (call, input) =>
    moveReversal(call, 'reversals/reject', input, async (trx, given) =>
      rejectProposal(trx, reversalMachine, await requireReversal(trx, input.reversalId), given),
    ),
} satisfies Partial<Routes>;

interface Given {
  staffId: string;
  reason: string;
  at: number;
}

function moveCredit(
  call: StaffCall,
  action: string,
  input: { requestId: string; reason?: string },
  work: (trx: Trx, given: Given) => Promise<Credit>,
) {
  return act(call, action, input, async (trx, { reason, at }) => {
    const credit = await work(trx, { staffId: call.member.userId, reason, at });
    const { after, circumstances } = logOfCredit(credit);
    return {
      answer: await presentCredit(trx, credit),
      object: `wallet:${credit.userId}`,
      before: null,
      after: { ...after, ...ownerAlone(action, credit) },
      circumstances,
    };
  });
}

/** A reversal is logged for the wallet that it changes. */
function moveReversal(
  call: StaffCall,
  action: string,
  input: { requestId: string; reason?: string },
  work: (trx: Trx, given: Given) => Promise<Reversal>,
) {
  return act(call, action, input, async (trx, { reason, at }) => {
    const reversal = await work(trx, { staffId: call.member.userId, reason, at });
    const { id: reversalId, userId, transactionNo, amountFen, receivedFen, status } = reversal;
    const { reversalNo, correctionNo } = reversal;
    return {
      answer: await presentReversal(trx, reversal),
      object: `wallet:${userId}`,
      before: null,
      after: {
        ...{ status, ...(reversalNo && { reversalNo }), ...(correctionNo && { correctionNo }) },
        ...ownerAlone(action, reversal),
      },
      circumstances: {
        ...{ amount: toYuan(amountFen), received: toYuan(receivedFen), transactionNo, reversalId },
      },
    };
  });
}

/** Who posts an own proposal is an Owner whom nobody could relieve. */
function ownerAlone(
  action: string,
  { proposedBy, decidedBy }: Pick<Credit | Reversal, 'proposedBy' | 'decidedBy'>,
): object {
  return action.endsWith('/post') && proposedBy === decidedBy ? { ownerAlone: true } : {};
}
