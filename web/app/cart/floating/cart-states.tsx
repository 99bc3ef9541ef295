import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

interface CartFailureProps {
  reason: string;
  retry: () => void;
  busy?: boolean;
}

/** A failure must never look like an empty cart. */
export function CartFailure({ reason, retry, busy = false }: CartFailureProps) {
  const { t } = useTranslation('cart');
  return (
    <div className="px-6">
      <ErrorState
        title={t('fetchFailed')}
        actions={
          <Button variant="quiet" busy={busy} onClick={retry}>
            {t('errors:retry')}
          </Button>
        }
      >
        {reason}
      </ErrorState>
    </div>
  );
}

export function CartLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')} className="space-y-6 border-t border-hairline px-6 py-6">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
