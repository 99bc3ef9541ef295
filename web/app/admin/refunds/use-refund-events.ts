import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { useProviders } from '../charges/use-providers.ts';
import type { Entry } from '../record/timeline.tsx';
import type { RefundDetail } from './offered-actions.ts';
import { shownStatus } from './refund-status.tsx';

export function useRefundEvents(refund: RefundDetail): Entry[] {
  const { t } = useTranslation('admin-refunds');
  const { nameOf } = useProviders();
  const { appliedAt, completedAt, member, reason, amount, actualAmount, provider } = refund;
  const decided = refund.events.map(({ at, event, by, reason: text }, index) => ({
    key: `event${index}`,
    at,
    title: t(`events.${event}`),
    by,
    text,
  }));
  // The action of staff already tells how the refund ended.
  const endedByStaff = refund.events.some(({ at }) => at === completedAt);
  const ended = completedAt !== null && !endedByStaff;
  return [
    {
      key: 'asked',
      at: appliedAt,
      title: t('events.asked', { amount: formatMoney(amount) }),
      by: member.username,
      text: reason,
    },
    ...decided,
    ...(ended
      ? [
          {
            key: 'ended',
            at: completedAt,
            title: t(`status.${shownStatus(refund)}`),
            by: refund.failedBy === 'workshop' ? t('workshop') : nameOf(provider),
            text: actualAmount === null ? undefined : formatMoney(actualAmount),
          },
        ]
      : []),
  ];
}
