import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useLocation } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import type { Loaded } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NoAccess } from '../frame/no-access.tsx';
import { SectionTabs } from '../frame/section-tabs.tsx';

interface FinancePageProps<Content> {
  title: string;
  found: Loaded<Content>;
  failed: string;
  /** Why such figures cannot exist, so that loading again does not help. */
  impossible?: string | undefined;
  tools: ReactNode;
  children: (content: Content) => ReactNode;
}

export function FinancePage<Content>({
  title,
  found,
  failed,
  impossible,
  tools,
  children,
}: FinancePageProps<Content>) {
  return (
    <section aria-label={title} className="[--edge:1rem] lg:[--edge:2rem]">
      <PrivateHead title={title} />
      <FinanceSections />
      <div className="max-w-6xl px-(--edge) py-6 text-small print:p-0">
        {hasCode(found.error, 'SYS005') ? (
          <NoAccess of="screen" />
        ) : (
          <>
            <header className="mb-5 print:hidden">
              <h1 tabIndex={-1} className="mb-3 font-body text-lead outline-0">
                {title}
              </h1>
              <div className="flex flex-wrap items-end gap-x-5 gap-y-3">{tools}</div>
            </header>
            {found.value ? (
              children(found.value)
            ) : impossible ? (
              <EmptyState title={impossible} />
            ) : (
              <LoadFailure title={failed} error={found.error} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

export function FinanceSections() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isOfDay = pathname.startsWith(href('/admin/finance/reconciliations'));
  return (
    <SectionTabs
      label={t('financeSections.label')}
      sections={[
        { to: href('/admin/finance/day'), text: t('financeSections.day'), isCurrent: isOfDay },
        { to: href('/admin/finance'), text: t('financeSections.ledger') },
      ]}
    />
  );
}

export const dayField =
  'min-h-11 rounded-soft border border-hairline bg-white px-2 text-ink tabular-nums lg:min-h-9';
