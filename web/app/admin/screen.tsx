import { useTranslation } from 'react-i18next';
import { Outlet, useRouteError } from 'react-router';
import { LoadFailure } from '../private/load-failure.tsx';
import { NeedsScript } from '../shell/needs-script.tsx';
import { PrivateHead } from '../shell/private-head.tsx';
import { Skeleton } from '../ui/states.tsx';

/** Wraps all screens of the admin area, so that they share one placeholder and one error page inside the frame. */
export default function Screen() {
  return <Outlet />;
}

/** The placeholder, shaped like a list. The server renders it. */
export function HydrateFallback() {
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

/** Shows what failed inside the frame, so that the other screens stay in reach. */
export function ErrorBoundary() {
  const { t } = useTranslation('admin');
  const error = useRouteError();
  return (
    <div className="px-4 py-8 lg:px-8">
      <PrivateHead title={t('title')} />
      <LoadFailure title={t('screenFailed')} error={error} />
    </div>
  );
}
