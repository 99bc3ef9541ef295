import type { ProposalMove } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import { byStaff, type Machine, type StaffAct, transition } from '../states/transition.ts';
import type { Credit } from './credit.ts';
import type { Reversal } from './reversal.ts';

/** Everybody who may post may reject, also the proposer. @throws Failure `proposalStateChanged` */
export async function rejectProposal<Proposal extends Credit | Reversal>(
  trx: Trx,
  machine: Machine<'credits' | 'reversals', 'id', ProposalMove>,
  proposal: Proposal,
  { staffId, reason, at }: StaffAct,
): Promise<Proposal> {
  const patch = { decidedBy: staffId, decidedAt: at, rejectReason: reason };
  const status = await transition(trx, machine, proposal, 'reject', byStaff(staffId, at, reason), { patch });
  return { ...proposal, ...patch, status };
}
