import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';

export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={href('/artworks')} className={buttonClass('quiet')}>
          {t('toArtworks')}
        </Link>
      }
    >
      {t('emptyAdvice')}
    </EmptyState>
  );
}
