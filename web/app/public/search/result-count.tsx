import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kept } from './keep-refused.ts';
import { LoadsAgain } from './loads-again.tsx';

/** Shows how much was found, or a countdown until the list is loaded after a refusal. */
export function ResultCount({ refused, children }: Kept & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p aria-live="polite" className={refused && 'text-amber'}>
        {refused ? t(`errors:code.${refused.code}`) : children}
      </p>
      {refused && <LoadsAgain at={refused.until} />}
    </>
  );
}
