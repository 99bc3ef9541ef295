import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../list/filter.ts';
import type { ListTabsProps } from '../list/list-tabs.tsx';

type Counts = OutputOf<'GET /admin/orders/counts'>;

const views = ['toPay', 'toShip', 'shipped', 'refundAsked', 'toReturn', 'closed'] as const;
const statuses = [
  'WAITING_PAYMENT',
  'PAID',
  'COMPLETED',
  'TIMED_OUT',
  'CANCELLED',
  'REFUNDING',
  'REFUNDED',
] as const;

/** @param buyer the username to show for the filter `userId`; undefined if the list has no orders */
export function useOrderFilters(
  counts: Counts | undefined,
  buyer: string | undefined,
): { tabs: ListTabsProps; filters: Filter[] } {
  const { t } = useTranslation(['admin-orders', 'admin']);
  return {
    tabs: {
      label: t('views.label'),
      parameter: 'view',
      tabs: [
        { value: undefined, text: t('views.all'), count: counts?.all },
        ...views.map((view) => ({
          value: view,
          text: t(`views.${view}`),
          count: counts?.[view],
          // The order whose time to pay ends first comes first.
          ...(view === 'toPay' && { sort: 'timeLeft' }),
        })),
      ],
    },
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: t('fields.status'),
        options: statuses.map((value) => ({ value, label: t(`admin:orderStatus.${value}`) })),
      },
      { kind: 'days', name: 'days', label: t('fields.createdAt') },
      { kind: 'fixed', name: 'userId', label: t('fields.buyer'), text: buyer ?? t('buyerWithoutOrders') },
    ],
  };
}
