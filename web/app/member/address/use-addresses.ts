import type { Address } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useUserId } from '../../session/use-user-id.ts';

/** The addresses of the member, the default one first. */
export function useAddresses() {
  const userId = useUserId();
  return useSWR(userId ? ['addresses', userId] : null, () => get('/userinfo/address/query', {}), {
    shouldRetryOnError: false,
  });
}

/** The addresses with one more, in the order of commerce: the default one, then the newest first. */
export function withAddress(known: Address[], added: Address): Address[] {
  // It is among them where they were loaded again in between.
  const others = known.filter(({ addressId }) => addressId !== added.addressId);
  if (added.isDefault) return [added, ...others.map((address) => ({ ...address, isDefault: false }))];
  return [
    ...others.filter(({ isDefault }) => isDefault),
    added,
    ...others.filter(({ isDefault }) => !isDefault),
  ];
}
