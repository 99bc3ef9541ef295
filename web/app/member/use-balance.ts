import useSWR from 'swr';
import { get } from '../api/commerce.ts';
import { useUserId } from '../session/use-user-id.ts';

/** The wallet of the member in yuan. It is loaded again whenever the page gets the focus. */
export function useBalance() {
  const userId = useUserId();
  return useSWR(userId ? ['balance', userId] : null, () => get('/wallet/query', {}));
}
