import type { Address } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useUserId } from '../../session/use-user-id.ts';

/** The addresses of the member. The default address comes first. */
export function useAddresses() {
  const userId = useUserId();
  return useSWR(userId ? ['addresses', userId] : null, () => get('/userinfo/address/query', {}), {
    shouldRetryOnError: false,
  });
}

/** Adds an address in the order of commerce: the default address first, then from newest to oldest. */
export function withAddress(known: Address[], added: Address): Address[] {
  // The list may have been loaded again in the meantime and contain the address already.
  const others = known.filter(({ addressId }) => addressId !== added.addressId);
  if (added.isDefault) return [added, ...others.map((address) => ({ ...address, isDefault: false }))];
  return [
    ...others.filter(({ isDefault }) => isDefault),
    added,
    ...others.filter(({ isDefault }) => !isDefault),
  ];
}
