import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useChannels } from '../charges/use-channels.ts';
import { useTodo } from '../frame/use-todo.ts';
import type { Filter } from '../list/filter.ts';
import type { ListTabsProps } from '../list/list-tabs.tsx';

export function useRefundFilters(): { tabs: ListTabsProps; filters: Filter[] } {
  const { t } = useTranslation('admin-refunds');
  const { todo } = useTodo();
  const { channels } = useChannels();
  const query = new URLSearchParams(useLocation().search);
  // The counts cover the whole list, so they are hidden while the list is filtered.
  const narrowed = ['search', 'channel', 'from', 'to'].some((name) => query.has(name));
  const waiting = (count: number | undefined) => (narrowed ? undefined : count);
  return {
    tabs: {
      label: t('views.label'),
      parameter: 'status',
      tabs: [
        { value: undefined, text: t('views.all') },
        {
          value: 'PROCESSING',
          also: { approved: 'false' },
          text: t('views.asked'),
          count: waiting(todo.chargeRefunds),
          sort: 'appliedAt',
        },
        {
          value: 'PROCESSING',
          also: { approved: 'true', inDoubt: 'false' },
          text: t('views.paying'),
        },
        {
          value: undefined,
          also: { inDoubt: 'true' },
          text: t('views.inDoubt'),
          count: waiting(todo.refundsInDoubt),
        },
        { value: 'SUCCESS', text: t('views.paid') },
        { value: 'FAILED', text: t('views.failed') },
      ],
    },
    filters: [
      { kind: 'choice', name: 'channel', label: t('fields.channel'), options: channels },
      { kind: 'days', name: 'days', label: t('fields.appliedAt') },
    ],
  };
}
