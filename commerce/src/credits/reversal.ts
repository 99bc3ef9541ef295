import { type ProposalMove, type ProposalStatus, proposalStates } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Machine } from '../states/transition.ts';

/** `transactionNo`: the credit that is taken back. `receivedFen`: what arrived and stays; 0 if nothing. */
export interface Reversal {
  id: string;
  userId: string;
  transactionNo: string;
  amountFen: number;
  receivedFen: number;
  reason: string;
  status: ProposalStatus;
  proposedBy: string;
  proposedAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
  rejectReason: string;
  reversalNo: string | null;
  correctionNo: string | null;
}

export const reversalMachine: Machine<'reversals', 'id', ProposalMove> = {
  states: proposalStates,
  refusal: 'proposalStateChanged',
  find: (trx, { id }) => trx('reversals').where({ id }),
};

/** @throws Failure `reversalNotFound` */
export async function requireReversal(db: Db, reversalId: string): Promise<Reversal> {
  const reversal = await db('reversals').where({ id: reversalId }).first();
  if (!reversal) throw fail('reversalNotFound');
  return reversal;
}
