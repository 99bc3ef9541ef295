import type { ReactNode } from 'react';
import { type CmsText, CmsWords } from '../content/cms-text.tsx';
import { useLanguage } from '../i18n/use-language.ts';

interface PageOpeningProps {
  title: CmsText | null;
  /** Shown when the CMS has no title. */
  fallback: string;
  lead: CmsText | null;
  /** Beside the title on wide screens, and below the title on small screens. */
  children?: ReactNode;
}

export function PageOpening({ title, fallback, lead, children }: PageOpeningProps) {
  const shown = useLanguage();
  return (
    <header className="page grid gap-x-6 gap-y-12 pt-8 lg:grid-cols-12 lg:pt-14">
      <div className="lg:col-span-6">
        <h1 className="text-display text-balance">
          {title ? <CmsWords value={title} shown={shown} labeled /> : fallback}
        </h1>
        {lead && (
          <p className="measure mt-8 text-lead">
            <CmsWords value={lead} shown={shown} labeled={!title} />
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
