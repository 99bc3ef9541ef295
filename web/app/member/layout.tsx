import { useTranslation } from 'react-i18next';
import { href, Link, Outlet, useLocation, useNavigation } from 'react-router';
import type { RouteHandle } from '../i18n/settings.ts';
import { requireLogin } from '../private/require-login.ts';
import { useTypedKept } from '../private/typed/use-typed-kept.ts';
import { useReloadInLanguage } from '../private/use-reload-in-language.ts';

export const handle: RouteHandle = { namespaces: ['user', 'artworks', 'second-factor'] };

export const clientMiddleware = [requireLogin];

/** A link is also highlighted where the address begins with one of `covers`, because those pages have no link. */
const pages = [
  { to: href('/user'), key: 'profile', covers: [] },
  { to: href('/user/address'), key: 'addresses', covers: [] },
  {
    to: href('/user/order/list'),
    key: 'orders',
    covers: [href('/user/order/detail'), href('/user/order/pay')],
  },
  { to: href('/user/cart'), key: 'cart', covers: [] },
  { to: href('/user/wallet'), key: 'wallet', covers: [`${href('/user/wallet')}/`] },
] as const;

export default function MemberLayout() {
  const { t } = useTranslation('user');
  const { pathname } = useLocation();
  const loading = useNavigation().state === 'loading';
  useReloadInLanguage();
  useTypedKept();
  return (
    <div className="page grid gap-x-16 pt-2 pb-section text-small lg:grid-cols-[11rem_minmax(0,1fr)] lg:pt-10">
      <nav
        aria-label={t('nav.label')}
        className="-mx-1.5 scrolls-sideways border-b border-hairline sm:mx-0 lg:overflow-visible lg:border-none print:hidden"
      >
        <ul className="flex lg:sticky lg:top-10 lg:block lg:border-t lg:border-rim lg:pt-3">
          {pages.map(({ to, key, covers }) => (
            <li key={to} className="grow whitespace-nowrap lg:grow-0">
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : covers.some((page) => pathname.startsWith(page))}
                className={
                  'flex min-h-12 items-center justify-center border-b-2 border-transparent px-1.5 text-stone ' +
                  'hover:text-ink not-aria-[current=false]:border-rim not-aria-[current=false]:text-ink ' +
                  'sm:px-3 lg:min-h-11 lg:justify-start lg:border-b-0 lg:border-l-2 lg:pl-4'
                }
              >
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div
        aria-busy={loading}
        className={`min-w-0 pt-8 transition-opacity lg:pt-0 ${loading ? 'opacity-60 delay-300' : ''}`}
      >
        <Outlet />
      </div>
    </div>
  );
}
