import type { CartItem } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { findOwnHolds } from '../../cart/find-own-holds.ts';
import { useUserId } from '../../session/use-user-id.ts';

/** Order numbers by product code. They are loaded only if a piece in the cart is reserved. */
export function useOwnHolds(items: readonly CartItem[]): Record<string, string> {
  const userId = useUserId();
  const reserved = items.filter(({ status }) => status === 'reserved').map(({ productCode }) => productCode);
  const { data } = useSWR(
    userId && reserved.length > 0 ? ['own-holds', userId, reserved.sort().join()] : null,
    findOwnHolds,
    { shouldRetryOnError: false },
  );
  return data ?? {};
}
