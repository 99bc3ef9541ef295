import { toFen, toYuan } from '../../contract/money.ts';
import type { Credit } from '../credits/credit.ts';
import { postReversal, rejectReversal, requireReversal } from '../credits/decide-reversal.ts';
import { logOfCredit } from '../credits/log-of-credit.ts';
import { noteCredited } from '../credits/note-credited.ts';
import { postCredit } from '../credits/post-credit.ts';
import { presentCredit } from '../credits/present-credits.ts';
import { presentReversal } from '../credits/present-reversal.ts';
import { proposeCredit } from '../credits/propose-credit.ts';
import { proposeReversal } from '../credits/propose-reversal.ts';
import { rejectCredit } from '../credits/reject-credit.ts';
import { requireCredit } from '../credits/require-credit.ts';
import type { Reversal } from '../credits/reversal.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { noteSettled } from '../reconciliation/add-notes.ts';
import { findProof } from '../reconciliation/find-proof.ts';
import { act, type StaffCall } from '../staff/act.ts';

export const adminCreditRoutes = {
  'GET /admin/credits/detail': async ({ services: { db } }, { creditId }) =>
    presentCredit(db, await requireCredit(db, creditId)),

  'POST /admin/credits/propose': (call, input) =>
    moveCredit(call, 'credits/propose', input, async (trx, { staffId, reason, at }) => {
      const { userId, kind, serialNo, channel = 'manual' } = input;
      const credit = await proposeCredit(trx, {
        ...{ userId, kind, reason, proposedBy: staffId, at, amountFen: toFen(input.amount) },
        payment: serialNo ? { channel, serialNo } : undefined,
        approvalFen: call.services.config.rechargeApprovalFen,
      });
      return { credit, ownerAlone: false };
    }),

  'POST /admin/credits/post': (call, input) =>
    moveCredit(call, 'credits/post', input, (trx, { staffId, at }) =>
      postCredit(trx, { ...input, staffId, at }),
    ),

  'POST /admin/credits/reject': (call, input) =>
    moveCredit(call, 'credits/reject', input, async (trx, given) => ({
      credit: await rejectCredit(trx, { creditId: input.creditId, ...given }),
      ownerAlone: false,
    })),

  'GET /admin/reversals/detail': async ({ services: { db } }, { reversalId }) =>
    present(db, await requireReversal(db, reversalId)),

  'POST /admin/reversals/propose': (call, input) =>
    moveReversal(call, 'reversals/propose', input, async (trx, given) => {
      const { transactionNo, received, although } = input;
      const wanted = { transactionNo, receivedFen: toFen(received) };
      await requireUnshown(trx, wanted, although);
      const reversal = await proposeReversal(trx, { ...given, ...wanted });
      return { reversal, ownerAlone: false };
    }),

  'POST /admin/reversals/post': (call, input) =>
    moveReversal(call, 'reversals/post', input, async (trx, { staffId, at }) => {
      const { reversalId, although } = input;
      await requireUnshown(trx, await requireReversal(trx, reversalId), although);
      const posted = await postReversal(trx, { reversalId, staffId, at });
      const { transactionNo, receivedFen: bookedFen, reversalNo, reason } = posted.reversal;
      if (reversalNo)
        await noteSettled(trx, {
          ...{ about: { transactionNo }, bookedFen, settledBy: reversalNo, reason, staffId, at },
        });
      return posted;
    }),

  'POST /admin/reversals/reject': (call, input) =>
    moveReversal(call, 'reversals/reject', input, async (trx, given) => ({
      reversal: await rejectReversal(trx, { reversalId: input.reversalId, ...given }),
      ownerAlone: false,
    })),
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
  work: (trx: Trx, given: Given) => Promise<{ credit: Credit; ownerAlone: boolean }>,
) {
  return act(call, action, input, async (trx, { reason, at }) => {
    const { credit, ownerAlone } = await work(trx, { staffId: call.member.userId, reason, at });
    await noteCredited(trx, credit, { staffId: call.member.userId, at });
    const { after, circumstances } = logOfCredit(credit);
    return {
      answer: await presentCredit(trx, credit),
      object: `wallet:${credit.userId}`,
      before: null,
      after: { ...after, ...(ownerAlone && { ownerAlone }) },
      circumstances,
    };
  });
}

/** A reversal is logged for the wallet that it changes. */
function moveReversal(
  call: StaffCall,
  action: string,
  input: { requestId: string; reason?: string; although?: boolean | undefined },
  work: (trx: Trx, given: Given) => Promise<{ reversal: Reversal; ownerAlone: boolean }>,
) {
  return act(call, action, input, async (trx, { reason, at }) => {
    const { reversal, ownerAlone } = await work(trx, { staffId: call.member.userId, reason, at });
    const { id: reversalId, userId, transactionNo, amountFen, receivedFen, status } = reversal;
    const { reversalNo, correctionNo } = reversal;
    return {
      answer: await present(trx, reversal),
      object: `wallet:${userId}`,
      before: null,
      after: {
        ...{ status, ...(reversalNo && { reversalNo }), ...(correctionNo && { correctionNo }) },
        ...(ownerAlone && { ownerAlone }),
      },
      circumstances: {
        ...{ amount: toYuan(amountFen), received: toYuan(receivedFen), transactionNo, reversalId },
      },
    };
  });
}

/** Two persons look at a payment that a reconciliation shows before its credit is taken back. */
async function requireUnshown(
  trx: Trx,
  { transactionNo, receivedFen }: Pick<Reversal, 'transactionNo' | 'receivedFen'>,
  although = false,
): Promise<void> {
  const proof = although ? null : await findProof(trx, transactionNo, receivedFen);
  if (!proof) return;
  const { reconciliationId, from, to } = proof;
  throw fail('paymentShown', { reconciliationId, days: from === to ? from : `${from} – ${to}` });
}

async function present(db: Db, reversal: Reversal) {
  const { status, transactionNo, receivedFen } = reversal;
  const proof = status === 'PROPOSED' ? await findProof(db, transactionNo, receivedFen) : null;
  return presentReversal(db, reversal, proof);
}
