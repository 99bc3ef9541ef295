import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { useRoleName } from '../roles/use-role-name.ts';
import { useStaff } from './staff.ts';

export function WhoAmI() {
  const { t } = useTranslation('admin');
  const { username, roles } = useStaff();
  const nameOf = useRoleName();
  return (
    <div className="text-small text-stone">
      <p className="text-ink">{username}</p>
      <p>{roles.map(nameOf).join(t('separator'))}</p>
      <ul className="mt-3">
        <li>
          <LanguageSwitch />
        </li>
        <li>
          <Link to={href('/')} className="inline-flex min-h-11 items-center hover:text-sky">
            {t('toShop')}
          </Link>
        </li>
        <li>
          <a href="/cms/admin" className="inline-flex min-h-11 items-center hover:text-sky">
            {t('toCms')}
          </a>
        </li>
        <li>
          <Link to={href('/auth/logout')} className="inline-flex min-h-11 items-center hover:text-sky">
            {t('logout')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
