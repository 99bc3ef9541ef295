import type { BookedChannel, CreditKind } from '../../contract/choices.ts';
import { type ProposalMove, type ProposalStatus, proposalStates } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Machine } from '../states/transition.ts';

/**
 * Money that staff put into a wallet. `proposedBy`: null for the command line, which alone gives a `reference`.
 * `chargeNo`: the recharge whose money arrived. `channel`, `serialNo`: null for a gift and for money without a number.
 */
export interface Credit {
  id: string;
  userId: string;
  amountFen: number;
  kind: CreditKind;
  reason: string;
  status: ProposalStatus;
  proposedBy: string | null;
  proposedAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
  rejectReason: string;
  transactionNo: string | null;
  chargeNo: string | null;
  reference: string | null;
  channel: BookedChannel | null;
  serialNo: string | null;
}

export const creditMachine: Machine<'credits', 'id', ProposalMove> = {
  states: proposalStates,
  refusal: 'proposalStateChanged',
  find: (trx, { id }) => trx('credits').where({ id }),
};

/** @throws Failure `creditNotFound` */
export async function requireCredit(db: Db, creditId: string): Promise<Credit> {
  const credit = await db('credits').where({ id: creditId }).first();
  if (!credit) throw fail('creditNotFound');
  return credit;
}
