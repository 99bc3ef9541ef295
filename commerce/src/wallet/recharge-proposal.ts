import type { Channel } from '../../contract/choices.ts';
import { type ProposalMove, type ProposalStatus, proposalStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';

/**
 * `proposedBy`: null for the command line, which alone gives a `reference`. `noticeId`: the payment in doubt that is
 * credited. `channel`, `serialNo`: null for a gift and for money without a provider.
 */
export interface RechargeProposal {
  id: string;
  userId: string;
  amountFen: number;
  kind: 'received' | 'gift';
  reason: string;
  status: ProposalStatus;
  proposedBy: string | null;
  proposedAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
  transactionNo: string | null;
  noticeId: number | null;
  reference: string | null;
  channel: Channel | null;
  serialNo: string | null;
}

export const proposalMachine: Machine<'rechargeProposals', 'id', ProposalMove> = {
  states: proposalStates,
  refusal: 'proposalStateChanged',
  find: (trx, { id }) => trx('rechargeProposals').where({ id }),
};

/** References of posted proposals begin so; the id of the proposal follows. */
export const proposalRef = 'proposal:';

/** Null for a transaction that posted no proposal. */
export function proposalOf(businessRef: string): string | null {
  return businessRef.startsWith(proposalRef) ? businessRef.slice(proposalRef.length) : null;
}
