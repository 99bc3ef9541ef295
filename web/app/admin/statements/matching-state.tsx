import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';

/** How many differences of a comparison are resolved, such as "3 of 5 resolved". */
export function MatchingState({
  matching: { differences, resolved, discarded },
}: {
  matching: { differences: number; resolved: number; discarded: object | null };
}) {
  const { t } = useTranslation('admin-statements');
  if (discarded) return <StatusMark tone="ended">{t('state.discarded')}</StatusMark>;
  if (differences === 0) return <StatusMark tone="good">{t('state.none')}</StatusMark>;
  return (
    <StatusMark tone={resolved === differences ? 'good' : 'unknown'}>
      {t('state.resolved', { resolved, total: differences })}
    </StatusMark>
  );
}
