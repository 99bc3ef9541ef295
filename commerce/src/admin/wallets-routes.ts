import { toFen } from '../../contract/money.ts';
import {
  doubtsOfProposal,
  postProposal,
  proposeRecharge,
  rejectProposal,
  requireProposal,
} from '../charges/propose-recharge.ts';
import { readRejectReason } from '../charges/read-reject-reason.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import { listProposals, presentProposals, sumProposals } from '../wallet/list-proposals.ts';
import { listWallets, sumWallets } from '../wallet/list-wallets.ts';
import { presentDoubts } from '../wallet/present-doubts.ts';
import { readWallet } from '../wallet/read-wallet.ts';
import type { RechargeProposal } from '../wallet/recharge-proposal.ts';
import { recordsOf, sumRecords } from '../wallet/records-of.ts';

export const adminWalletRoutes = {
  'GET /admin/wallets/query': ({ services: { db } }, input) => listPage(db, listWallets(db, input), input),

  'GET /admin/wallets/sums': ({ services: { db } }, input) => sumWallets(db, input),

  'GET /admin/wallets/export': (call, input) =>
    exportList(call, 'wallets/export', listWallets(call.services.db, input), input),

  'GET /admin/wallets/detail': ({ services, member }, { userId }) => {
    const { db, clock, config } = services;
    return readWallet(db, {
      userId,
      staffId: member.userId,
      approvalFen: config.rechargeApprovalFen,
      at: clock.now(),
    });
  },

  'GET /admin/wallets/records': async ({ services: { db } }, input) => {
    await requireMember(db, input.userId);
    return { ...(await listPage(db, recordsOf(db, input), input)), sums: await sumRecords(db, input) };
  },

  'GET /admin/wallets/export_records': async (call, input) => {
    const { db } = call.services;
    await requireMember(db, input.userId);
    return exportList(call, 'wallets/export_records', recordsOf(db, input), input);
  },

  'POST /admin/wallets/recharge': (call, input) =>
    act(call, 'wallets/recharge', input, async (trx, { reason, at }) => {
      const { userId, kind, channel, serialNo } = input;
      const { id, closedNotices } = await proposeRecharge(trx, {
        userId,
        amountFen: toFen(input.amount),
        kind,
        reason,
        proposedBy: call.member.userId,
        payment: channel && serialNo ? { channel, serialNo } : undefined,
        approvalFen: call.services.config.rechargeApprovalFen,
        at,
      });
      const answer = await readWithDoubts(trx, id);
      const { amount, status } = answer;
      return {
        answer,
        object: `wallet:${userId}`,
        before: null,
        after: {
          ...{ amount, kind, ...(channel && { channel, serialNo }), status, proposal: id },
          ...closing(closedNotices),
        },
      };
    }),

  'GET /admin/wallets/proposals': ({ services: { db } }, input) =>
    listPage(db, listProposals(db, input), input),

  'GET /admin/wallets/proposal': async ({ services: { db } }, { proposalId }) => {
    const proposal = await readWithDoubts(db, proposalId);
    return { ...proposal, rejectReason: await readRejectReason(db, proposal) };
  },

  'GET /admin/wallets/proposal_sums': ({ services: { db } }, input) => sumProposals(db, input),

  'GET /admin/wallets/export_proposals': (call, input) =>
    exportList(call, 'wallets/export_proposals', listProposals(call.services.db, input), input),

  'POST /admin/wallets/post': (call, input) => decide(call, 'wallets/post', input, postProposal),

  'POST /admin/wallets/reject': (call, input) =>
    decide(call, 'wallets/reject', input, async (trx, given) => {
      await rejectProposal(trx, given);
      return [];
    }),
} satisfies Partial<Routes>;

async function requireMember(db: Db, userId: string): Promise<void> {
  if (!(await db('users').where({ id: userId }).first('id'))) throw fail('userNotFound');
}

/** `work` returns the ids of the payments in doubt that it closed. */
function decide(
  call: StaffCall,
  action: string,
  input: { requestId: string; proposalId: string; reason?: string },
  work: (trx: Trx, given: { id: string; staffId: string; at: number }) => Promise<string[]>,
) {
  const { proposalId: id } = input;
  return act(call, action, input, async (trx, { at }) => {
    const before = await read(trx, id);
    const closedNotices = await work(trx, { id, staffId: call.member.userId, at });
    const answer = await read(trx, id);
    const { amount, kind, channel, serialNo, status, transactionNo } = answer;
    return {
      answer,
      object: `wallet:${answer.member.userId}`,
      before: { status: before.status },
      after: { status, transactionNo, ...closing(closedNotices) },
      circumstances: { amount, kind, ...(channel && { channel, serialNo }), proposal: id },
    };
  });
}

function closing(closedNotices: string[]) {
  return closedNotices.length > 0 ? { closedNotices } : {};
}

async function readWithDoubts(db: Db, id: string) {
  const proposal = await requireProposal(db, id);
  const doubts = proposal.status === 'PROPOSED' ? await doubtsOfProposal(db, proposal) : [];
  return { ...(await present(db, proposal)), doubts: await presentDoubts(db, doubts) };
}

async function read(db: Db, id: string) {
  return present(db, await requireProposal(db, id));
}

async function present(db: Db, proposal: RechargeProposal) {
  const [view] = await presentProposals(db, [proposal]);
  if (!view) throw fail('proposalNotFound');
  return view;
}
