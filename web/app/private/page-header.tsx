import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateHead } from '../shell/private-head.tsx';

/** Title of a member page, in the head and on the page, with something beside it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 lg:mb-10">
      <PrivateHead title={title} siteName={t('siteName')} />
      <h1 className="text-headline">{title}</h1>
      {children}
    </header>
  );
}
