import type { ReactNode } from 'react';
import { hasCode } from '../../api/errors.ts';
import type { Loaded } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NoAccess } from '../frame/no-access.tsx';
import { FinanceSections } from './finance-sections.tsx';

interface FinancePageProps<Content> {
  title: string;
  found: Loaded<Content>;
  failed: string;
  /** Why there can be no such figures, if loading again does not help. */
  impossible?: string | undefined;
  /** What is chosen, and the buttons. */
  tools: ReactNode;
  children: (content: Content) => ReactNode;
}

/** A page of finance that is not a list: figures of a period or of a moment. */
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

/** The look of fields in which days are chosen. */
export const dayField =
  'min-h-11 rounded-soft border border-hairline bg-white px-2 text-ink tabular-nums lg:min-h-9';
