import type { Address } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useUserId } from '../../session/use-user-id.ts';

/** The default address comes first. */
export function useAddresses() {
  const userId = useUserId();
  return useSWR(userId ? ['addresses', userId] : null, () => get('/userinfo/address/query', {}), {
    shouldRetryOnError: false,
  });
}

/** In the order of commerce: the default address first, then from newest to oldest. */
export function withAddress(known: Address[], saved: Address): Address[] {
  // The list may have been loaded again in the meantime and contain a new address already.
  const others = known.filter(({ addressId }) => addressId !== saved.addressId);
  if (saved.isDefault) return [saved, ...others.map((address) => ({ ...address, isDefault: false }))];
  if (others.length < known.length) {
    return known.map((address) => (address.addressId === saved.addressId ? saved : address));
  }
  return [
    ...others.filter(({ isDefault }) => isDefault),
    saved,
    ...others.filter(({ isDefault }) => !isDefault),
  ];
}
