import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useUserId } from '../../cart/use-user-id.ts';

/** The addresses of the member, the default one first. */
export function useAddresses() {
  const userId = useUserId();
  return useSWR(userId ? ['addresses', userId] : null, () => get('/userinfo/address/query', {}), {
    shouldRetryOnError: false,
  });
}
