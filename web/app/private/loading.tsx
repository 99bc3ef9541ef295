import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/states.tsx';

export function Loading() {
  const { t } = useTranslation();
  return (
    <div className="space-y-4" role="status" aria-label={t('loading')}>
      <Skeleton className="h-24 w-full max-w-2xl" />
      <Skeleton className="h-64 w-full max-w-2xl" />
    </div>
  );
}
