import { useTranslation } from 'react-i18next';
import type { Entry } from '../record/timeline.tsx';
import type { Credit } from './facts.tsx';

/** What is proposed, and later posted or rejected. */
type Proposal = Pick<
  Credit,
  'status' | 'proposedAt' | 'proposedBy' | 'reason' | 'decidedAt' | 'decidedBy' | 'rejectReason'
>;

export function useProposalEvents(proposal: Proposal): Entry[] {
  const { t } = useTranslation('admin-wallets');
  const { status, proposedAt, proposedBy, reason, decidedAt, decidedBy, rejectReason } = proposal;
  const proposed = {
    key: 'proposed',
    at: proposedAt,
    title: t('events.proposed'),
    by: proposedBy?.username ?? t('byCommand'),
    text: reason,
  };
  if (!decidedAt) return [proposed];
  const decided = {
    key: 'decided',
    at: decidedAt,
    title: t(`events.${status}`),
    by: decidedBy?.username ?? t('byCommand'),
    text: rejectReason,
  };
  return decidedAt === proposedAt && !rejectReason ? [{ ...decided, text: reason }] : [proposed, decided];
}
