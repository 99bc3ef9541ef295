import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function NoAccess({ of }: { of: 'area' | 'screen' }) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t(`noAccess.${of}`)}
      actions={
        of === 'area' && (
          <>
            <Link to={href('/user')} className={buttonClass('primary')}>
              {t('noAccess.toMember')}
            </Link>
            <Link to={href('/')} className={buttonClass('quiet')}>
              {t('toShop')}
            </Link>
          </>
        )
      }
    >
      {t(`noAccess.${of}Advice`)}
    </EmptyState>
  );
}
