import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import type { Proposal } from './wallet-detail.ts';

const tones: Record<Proposal['status'], Tone> = { PROPOSED: 'unknown', POSTED: 'good', REJECTED: 'bad' };

interface ProposalStatusProps extends Pick<Proposal, 'status'> {
  /** Says it in one word. */
  short?: boolean;
}

/** Whether a recharge by staff waits, is in the wallet, or was rejected. */
export function ProposalStatus({ status, short = false }: ProposalStatusProps) {
  const { t } = useTranslation('admin-wallets');
  return (
    <StatusMark tone={tones[status]}>{t(`${short ? 'proposals.tabs' : 'status'}.${status}`)}</StatusMark>
  );
}
