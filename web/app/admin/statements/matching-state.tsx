import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';

type Matching = OutputOf<'GET /admin/finance/matchings'>['items'][number];

/** The state is good only without a gap: a note explains a gap, but the gap stays. */
export function MatchingState({
  matching: { differences, resolved, gap, discarded, replacedBy },
}: {
  matching: Pick<Matching, 'differences' | 'resolved' | 'gap' | 'replacedBy'> & { discarded: object | null };
}) {
  const { t } = useTranslation('admin-statements');
  if (discarded) return <StatusMark tone="ended">{t('state.discarded')}</StatusMark>;
  if (differences === 0) return <StatusMark tone="good">{t('state.none')}</StatusMark>;
  if (resolved === differences && gap !== 0)
    return <StatusMark tone="ended">{t('state.explained')}</StatusMark>;
  return (
    <StatusMark tone={resolved === differences ? 'good' : replacedBy ? 'ended' : 'unknown'}>
      {t('state.resolved', { resolved, total: differences })}
    </StatusMark>
  );
}
