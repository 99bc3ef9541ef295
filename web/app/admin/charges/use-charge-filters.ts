import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useTodo } from '../frame/use-todo.ts';
import type { Filter } from '../list/filter.ts';
import type { ListTabsProps } from '../list/list-tabs.tsx';
import { useChannels } from './use-channels.ts';
import { useProviders } from './use-providers.ts';

const statuses = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'REFUND_PROCESSING',
  'REFUND_SUCCESS',
  'REFUND_FAILED',
] as const;

export function useChargeFilters(): { tabs: ListTabsProps; filters: Filter[] } {
  const { t } = useTranslation('admin-charges');
  const { todo } = useTodo();
  const { channels } = useChannels();
  const { options } = useProviders();
  const query = new URLSearchParams(useLocation().search);
  // The count of recharges to confirm covers the whole list, so it is hidden while the list is filtered.
  const narrowed = ['search', 'channel', 'from', 'to'].some((name) => query.has(name));
  return {
    tabs: {
      label: t('views.label'),
      parameter: 'status',
      tabs: [
        { value: undefined, text: t('views.all') },
        {
          value: 'PENDING',
          also: { provider: 'manual' },
          text: t('views.toConfirm'),
          count: narrowed ? undefined : todo.chargesToConfirm,
          sort: 'createdAt',
        },
        ...statuses.map((value) => ({ value, text: t(`status.${value}`) })),
      ],
    },
    filters: [
      { kind: 'choice', name: 'channel', label: t('fields.channel'), options: channels },
      { kind: 'choice', name: 'provider', label: t('fields.provider'), options },
      { kind: 'days', name: 'days', label: t('fields.createdAt') },
    ],
  };
}
