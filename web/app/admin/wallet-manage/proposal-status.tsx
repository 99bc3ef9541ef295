import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import { isWithdrawn } from './offered-decisions.ts';
import type { Proposal } from './wallet-detail.ts';

const tones: Record<Proposal['status'] | 'REVERSED' | 'WITHDRAWN', Tone> = {
  PROPOSED: 'unknown',
  POSTED: 'good',
  REJECTED: 'bad',
  REVERSED: 'bad',
  WITHDRAWN: 'ended',
};

interface ProposalStatusProps {
  proposal: Proposal;
  short?: boolean;
}

export function ProposalStatus({ proposal, short = false }: ProposalStatusProps) {
  const { t } = useTranslation('admin-wallets');
  const state = shownProposalStatus(proposal);
  const text = short && state === 'PROPOSED' ? t('proposals.tabs.PROPOSED') : t(`status.${state}`);
  return <StatusMark tone={tones[state]}>{text}</StatusMark>;
}

export function shownProposalStatus(
  proposal: Pick<Proposal, 'status' | 'proposedBy' | 'decidedBy' | 'reversedBy'>,
) {
  if (proposal.reversedBy) return 'REVERSED';
  return isWithdrawn(proposal) ? 'WITHDRAWN' : proposal.status;
}
