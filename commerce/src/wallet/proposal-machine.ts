import { type ProposalMove, proposalStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';
import type { RechargeProposal } from './recharge-proposal.ts';

export const proposalMachine: Machine<RechargeProposal, 'id', ProposalMove> = {
  states: proposalStates,
  refusal: 'proposalStateChanged',
  find: (trx, { id }, status) => trx('rechargeProposals').where({ id, status }),
};
