import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kept } from './keep-refused.ts';

/**
 * Says how much was found. When the server refuses the search because of too many requests, it says so instead, and
 * counts down until the list is loaded.
 * @param children how much was found
 */
export function ResultCount({ refusedUntil, children }: Kept & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p aria-live="polite" className={refusedUntil && 'text-amber'}>
        {refusedUntil ? t('errors:code.SYS003') : children}
      </p>
      {refusedUntil && (
        <Suspense>
          <LoadsAgain at={refusedUntil} />
        </Suspense>
      )}
    </>
  );
}

const LoadsAgain = lazy<ComponentType<{ at: string }>>(() =>
  import('./loads-again.tsx').catch(() => ({ default: () => null })),
);
