import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import type { Proposal } from './wallet-detail.ts';

const tones: Record<Proposal['status'] | 'REVERSED', Tone> = {
  PROPOSED: 'unknown',
  POSTED: 'good',
  REJECTED: 'bad',
  REVERSED: 'bad',
};

interface ProposalStatusProps extends Pick<Proposal, 'status' | 'reversedBy'> {
  /** Says it in one word. */
  short?: boolean;
}

/** Whether a recharge by staff waits, is in the wallet, was rejected, or was taken back. */
export function ProposalStatus({ status, reversedBy, short = false }: ProposalStatusProps) {
  const { t } = useTranslation('admin-wallets');
  const state = reversedBy ? 'REVERSED' : status;
  const text = short && state !== 'REVERSED' ? t(`proposals.tabs.${state}`) : t(`status.${state}`);
  return <StatusMark tone={tones[state]}>{text}</StatusMark>;
}
