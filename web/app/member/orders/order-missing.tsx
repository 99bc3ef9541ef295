import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function OrderMissing({ error }: { error: unknown }) {
  const { t } = useTranslation('order');
  const none = error === undefined || hasCode(error, 'ORD001', 'SYS007');
  if (!none) return <LoadFailure title={t('fetchOneFailed')} error={error} />;
  return (
    <EmptyState
      title={t('notFound')}
      actions={
        <Link to={href('/user/order/list')} className={buttonClass('quiet')}>
          {t('toList')}
        </Link>
      }
    >
      {t('notFoundAdvice')}
    </EmptyState>
  );
}
