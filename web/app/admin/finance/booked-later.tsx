import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';

type Matching = OutputOf<'GET /admin/finance/day'>['matchings'][number];

export function BookedLater({ later }: { later: Matching['bookedLater'] }) {
  const { t } = useTranslation('admin-finance');
  return (['in', 'out', 'reversed'] as const)
    .filter((side) => later[side].count > 0)
    .map((side) => (
      <StatusMark key={side} tone="unknown">
        {t(`day.later.${side}`, { count: later[side].count, amount: formatMoney(later[side].amount) })}
      </StatusMark>
    ));
}
