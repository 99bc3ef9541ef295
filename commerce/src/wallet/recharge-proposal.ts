import { type ProposalMove, type ProposalStatus, proposalStates } from '../../contract/states.ts';
import { BaseModel } from '../db/model.ts';
import type { Machine } from '../states/transition.ts';

/**
 * A recharge by staff. `kind`: money the workshop has received, or a gift out of marketing. `proposedBy`: null
 * by the command, whose `reference` is credited once. `noticeId`: of the payment in doubt that it credits.
 */
export class RechargeProposal extends BaseModel {
  static override tableName = 'recharge_proposals';

  declare id: string;
  declare userId: string;
  declare amountFen: number;
  declare kind: 'received' | 'gift';
  declare reason: string;
  declare status: ProposalStatus;
  declare proposedBy: string | null;
  declare proposedAt: number;
  declare decidedBy: string | null;
  declare decidedAt: number | null;
  declare transactionNo: string | null;
  declare noticeId: number | null;
  declare reference: string | null;
}

export const proposalMachine: Machine<RechargeProposal, 'id', ProposalMove> = {
  states: proposalStates,
  refusal: 'proposalStateChanged',
  find: (trx, { id }, status) => trx('rechargeProposals').where({ id, status }),
};
