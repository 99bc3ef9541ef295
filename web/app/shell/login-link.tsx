import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { keepLocation } from '../session/auth-redirect.ts';

/** The login leads back to this page. */
export function LoginLink({ className }: { className: string }) {
  const { t } = useTranslation('navbar');
  const location = useLocation();
  return (
    <Link to={href('/auth')} onClick={() => keepLocation(location)} className={className}>
      {t('login')}
    </Link>
  );
}
