import { useTranslation } from 'react-i18next';
import { href, Link, NavLink, useLocation } from 'react-router';
import { Menu } from '../ui/menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLink } from './login-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { memberLinks, pageLinks } from './site-links.ts';

export function Navbar({ siteName }: { siteName: string }) {
  const { t } = useTranslation('navbar');
  return (
    <header className="page relative z-30 flex h-18 items-center justify-between gap-8 text-small lg:h-24 print:hidden">
      <Link to={href('/')} className="font-heading text-lead whitespace-nowrap no-underline">
        {siteName}
      </Link>
      <div className="hidden items-center gap-7 lg:flex xl:gap-10">
        <nav aria-label={t('main')}>
          <ul className="flex gap-7 xl:gap-10">
            {pageLinks.map(({ to, key }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center border-b border-transparent hover:text-sky aria-[current=page]:border-rim"
                >
                  {t(key)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <MemberMenu />
        <LanguageSwitch />
      </div>
      <PhoneMenu />
    </header>
  );
}

function MemberMenu() {
  const { t } = useTranslation('navbar');
  const { key } = useLocation();
  return (
    <>
      <LoginLink className="for-guests inline-flex min-h-11 items-center hover:text-sky" />
      <div className="for-members">
        <Menu label={t('memberCenter')} closeOn={key}>
          <ul>
            {memberLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="block px-5 py-2 hover:bg-moon">
                  {t(link.key)}
                </Link>
              </li>
            ))}
          </ul>
        </Menu>
      </div>
    </>
  );
}
