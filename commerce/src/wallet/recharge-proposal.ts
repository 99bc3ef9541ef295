import { type ProposalMove, type ProposalStatus, proposalStates } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import type { Machine } from '../states/transition.ts';

/**
 * A recharge by staff. `kind`: money that the workshop received, or a gift. `proposedBy`: null for the
 * command line. `reference`: only for the command line, which credits each reference once. `noticeId`: the
 * payment in doubt that the recharge credits. `channel`, `serialNo`: the payment at the provider; null for a gift and
 * for money that came without a provider.
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
