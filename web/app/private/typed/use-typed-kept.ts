import { useEffect } from 'react';
import { useUserId } from '../../session/use-user-id.ts';

/**
 * If the session ends while somebody fills in a form, what was typed is kept in the tab. It is in the form again when
 * the same person has logged in and is back on the same page. The code for it is loaded once the page is shown, because
 * the script of the pages has a budget (docs/decisions/011).
 */
export function useTypedKept(): void {
  const userId = useUserId();
  useEffect(() => {
    if (!userId) return;
    const left = new AbortController();
    void import('./keep-typed.ts').then(({ keepTyped }) => keepTyped(userId, left.signal)).catch(() => {});
    return () => left.abort();
  }, [userId]);
}
