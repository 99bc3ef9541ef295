import useSWR from 'swr';
import { get } from '../api/commerce.ts';
import { useUserId } from '../session/use-user-id.ts';

/** What is in the wallet of the member, in yuan; asked anew whenever the page gets the focus. */
export function useBalance() {
  const userId = useUserId();
  return useSWR(userId ? ['balance', userId] : null, () => get('/wallet/query', {}));
}
