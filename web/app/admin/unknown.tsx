import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { RouteHandle } from '../i18n/settings.ts';
import { PrivateHead } from '../shell/private-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';

export const handle: RouteHandle = { title: 'admin:unknown.title' };

export default function Unknown() {
  const { t } = useTranslation('admin');
  return (
    <div className="px-4 py-8 lg:px-8">
      <PrivateHead title={t('unknown.title')} />
      <EmptyState
        title={t('unknown.title')}
        actions={
          <Link to={href('/admin')} className={buttonClass('quiet')}>
            {t('home.title')}
          </Link>
        }
      >
        {t('unknown.advice')}
      </EmptyState>
    </div>
  );
}
