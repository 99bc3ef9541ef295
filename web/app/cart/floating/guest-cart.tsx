import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { keepLocation } from '../../session/auth-redirect.ts';
import { buttonClass } from '../../ui/button.tsx';

export function GuestCart() {
  const { t } = useTranslation('cart');
  const location = useLocation();
  return (
    <div className="border-t border-hairline px-6 py-10">
      <p className="measure text-stone">{t('widget.guest')}</p>
      <Link
        to={href('/auth')}
        onClick={() => keepLocation(location)}
        className={buttonClass('primary', 'mt-8 w-full')}
      >
        {t('navbar:login')}
      </Link>
    </div>
  );
}
