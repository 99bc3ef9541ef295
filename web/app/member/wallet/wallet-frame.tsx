import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { PageHeader } from '../../private/page-header.tsx';
import { Balance } from './balance.tsx';

const sections = [
  { to: href('/user/wallet'), key: 'records' },
  { to: href('/user/wallet/charges'), key: 'charges' },
  { to: href('/user/wallet/refunds'), key: 'refunds' },
] as const;

export function WalletFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader />
      <Balance />
      <nav aria-label={t('sections.label')} className="mt-12 mb-6 lg:mt-16">
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {sections.map(({ to, key }) => (
            <li key={key}>
              <Link
                to={to}
                preventScrollReset
                aria-current={to === pathname ? 'page' : undefined}
                className="inline-flex min-h-11 items-center font-heading text-lead text-stone hover:text-ink aria-[current=page]:text-ink"
              >
                {t(`sections.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
