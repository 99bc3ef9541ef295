import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { RouteHandle } from '../i18n/settings.ts';
import { PrivateHead } from '../shell/private-head.tsx';

interface PageHeaderProps {
  /** Replaces the title of the route, for a page with several states. */
  title?: string | undefined;
  children?: ReactNode;
}

/** The title comes from the `handle` of the route. It can get the focus when the focused element is gone. */
export function PageHeader({ title: ownTitle, children }: PageHeaderProps) {
  const { t } = useTranslation();
  const titleOfRoute = t((useMatches().at(-1)?.handle as RouteHandle | undefined)?.title ?? 'siteName');
  const title = ownTitle ?? titleOfRoute;
  return (
    <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 lg:mb-10">
      <PrivateHead title={title} />
      <h1 className="text-headline" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
