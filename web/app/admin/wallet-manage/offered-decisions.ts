import type { Permission } from 'commerce/contract';
import { proposalStates } from 'commerce/contract/states';
import type { Proposal } from './wallet-detail.ts';

export type Decision = 'post' | 'reject';

type Decided = Pick<Proposal, 'status' | 'proposedBy' | 'member'>;

/**
 * What the reader can decide about a recharge by staff. Neither the person who proposed it nor the owner of the wallet
 * posts it. Commerce checks these conditions again.
 */
export function offeredDecisions(
  proposal: Decided,
  me: string | undefined,
  may: (permission: Permission) => boolean,
): readonly Decision[] {
  if (!may('wallets.recharge')) return [];
  return (['post', 'reject'] as const).filter(
    (decision) =>
      proposalStates.can(proposal.status, decision, 'staff') &&
      (decision === 'reject' || whyNotPosted(proposal, me) === undefined),
  );
}

/** Why this person can't post a recharge that waits; undefined if the person can. */
export function whyNotPosted(
  { proposedBy, member }: Decided,
  me: string | undefined,
): 'ownProposal' | 'ownWallet' | undefined {
  if (proposedBy?.userId === me) return 'ownProposal';
  return member.userId === me ? 'ownWallet' : undefined;
}
