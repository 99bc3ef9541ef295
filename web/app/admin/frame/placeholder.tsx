import { useTranslation } from 'react-i18next';
import { NeedsScript } from '../../shell/needs-script.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { Skeleton } from '../../ui/states.tsx';

export function Placeholder() {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <div className="space-y-3 px-4 py-8 lg:px-8" role="status" aria-label={t('common:loading')}>
      <PrivateHead title={t('title')} />
      <NeedsScript />
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
