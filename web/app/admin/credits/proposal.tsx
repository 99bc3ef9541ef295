import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns, Part } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { isWithdrawn } from '../wallets/incoming-status.tsx';
import type { Credit, Reversal } from './facts.tsx';

/** What is proposed, and later posted or rejected. */
export function Proposal({
  of,
  part,
  children,
}: {
  of: Credit | Reversal;
  part: 'credit' | 'reversal';
  children: ReactNode;
}) {
  const { t } = useTranslation('admin-wallets');
  const { status, proposedAt, proposedBy, reason, decidedAt, decidedBy, rejectReason } = of;
  const isAtOnce = decidedAt === proposedAt && !rejectReason;
  const nameOf = (person: typeof proposedBy) => person?.username ?? t('byCommand');
  const proposed = { at: proposedAt, title: t('events.proposed'), by: nameOf(proposedBy), text: reason };
  const decided = decidedAt !== null && {
    ...{
      key: 'decided',
      at: decidedAt,
      title: t(`events.${isWithdrawn(of) ? 'WITHDRAWN' : status}`),
      by: nameOf(decidedBy),
    },
    text: isAtOnce ? reason : rejectReason,
  };
  return (
    <Columns>
      <Part title={t(`parts.${part}`)}>{children}</Part>
      <Part title={t('parts.history')}>
        <Timeline
          label={t('parts.history')}
          entries={[...(isAtOnce ? [] : [{ key: 'proposed', ...proposed }]), ...(decided ? [decided] : [])]}
        />
      </Part>
    </Columns>
  );
}
