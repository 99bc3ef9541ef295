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
  const entryOf = (event: string, at: string, person: typeof proposedBy, text: string | null) => {
    const by = person?.username ?? t('byCommand');
    return { key: event, at, title: t(`events.${event}`), by, text };
  };
  const entries = isAtOnce ? [] : [entryOf('proposed', proposedAt, proposedBy, reason)];
  if (decidedAt !== null) {
    const event = isWithdrawn(of) ? 'WITHDRAWN' : status;
    entries.push(entryOf(event, decidedAt, decidedBy, isAtOnce ? reason : rejectReason));
  }
  return (
    <Columns>
      <Part title={t(`parts.${part}`)}>{children}</Part>
      <Part title={t('parts.history')}>
        <Timeline label={t('parts.history')} entries={entries} />
      </Part>
    </Columns>
  );
}
