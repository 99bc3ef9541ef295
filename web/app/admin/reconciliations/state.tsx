import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';

export type Reconciliation = OutputOf<'GET /admin/finance/reconciliations'>['items'][number];

type Stated = Pick<Reconciliation, 'differences' | 'open' | 'gap' | 'replacedBy'>;

/** The state is good only without a gap: a note explains a gap, but the gap stays. */
export function ReconciliationState({ of }: { of: Stated }) {
  const { t } = useTranslation('admin-reconciliations');
  const { differences, open, gap, replacedBy } = of;
  if (replacedBy) return <StatusMark tone="ended">{t('state.replaced')}</StatusMark>;
  if (differences === 0) return <StatusMark tone="good">{t('state.none')}</StatusMark>;
  if (open > 0)
    return <StatusMark tone="unknown">{t('state.open', { count: differences, open })}</StatusMark>;
  return <StatusMark tone={gap === 0 ? 'good' : 'ended'}>{t('state.explained')}</StatusMark>;
}

export function daysOf({ from, to }: Pick<Reconciliation, 'from' | 'to'>): string {
  return from === to ? from : `${from} – ${to}`;
}
