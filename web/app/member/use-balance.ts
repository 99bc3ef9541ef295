import useSWR from 'swr';
import { get } from '../api/commerce.ts';
import { useUserId } from '../session/use-user-id.ts';

/**
 * The amounts in the wallet of the member, in yuan. They are loaded again whenever the page gets the focus.
 */
export function useBalance() {
  const userId = useUserId();
  return useSWR(userId ? ['balance', userId] : null, () => get('/wallet/query', {}));
}
