import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kept } from './keep-refused.ts';
import { LoadsAgain } from './loads-again.tsx';

/** Shows how much was found, or a countdown until the list is loaded if the server refuses too many requests. */
export function ResultCount({ refusedUntil, children }: Kept & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p aria-live="polite" className={refusedUntil && 'text-amber'}>
        {refusedUntil ? t('errors:code.SYS003') : children}
      </p>
      {refusedUntil && <LoadsAgain at={refusedUntil} />}
    </>
  );
}
