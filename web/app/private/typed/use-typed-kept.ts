import { useEffect } from 'react';
import { useUserId } from '../../session/use-user-id.ts';

/**
 * Keeps what is typed if the session ends, and fills it in again when the same person is back on the page. The code is
 * loaded once the page is shown, because the script of the pages has a budget (docs/decisions/011).
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
