import type { Permission } from '@junyao/commerce/contract';
import { proposalStates } from '@junyao/commerce/contract/states';
import type { Proposal } from './wallet-detail.ts';

export type Decision = 'post' | 'reject';

type Decided = Pick<Proposal, 'status' | 'proposedBy' | 'member'>;

/** Neither the proposer nor the owner of the wallet posts a recharge. Commerce checks these conditions again. */
export function offeredDecisions(
  proposal: Decided,
  me: string | undefined,
  may: (permission: Permission) => boolean,
): readonly Decision[] {
  if (!may('credits.post')) return [];
  return (['post', 'reject'] as const).filter(
    (decision) =>
      proposalStates.can(proposal.status, decision, 'staff') &&
      (decision === 'reject' || whyNotPosted(proposal, me) === undefined),
  );
}

export function wordFor(
  decision: Decision,
  { proposedBy }: Pick<Proposal, 'proposedBy'>,
  me: string | undefined,
): Decision | 'withdraw' {
  return decision === 'reject' && proposedBy !== null && proposedBy.userId === me ? 'withdraw' : decision;
}

export function isWithdrawn({
  status,
  proposedBy,
  decidedBy,
}: Pick<Proposal, 'status' | 'proposedBy' | 'decidedBy'>): boolean {
  return status === 'REJECTED' && proposedBy !== null && proposedBy.userId === decidedBy?.userId;
}

/** Undefined if the person can post the recharge. */
export function whyNotPosted(
  { proposedBy, member }: Decided,
  me: string | undefined,
): 'ownProposal' | 'ownWallet' | undefined {
  if (proposedBy?.userId === me) return 'ownProposal';
  return member.userId === me ? 'ownWallet' : undefined;
}
