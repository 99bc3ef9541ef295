import type { OutputOf } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../api/commerce.ts';
import { useUserId } from '../session/use-user-id.ts';

type Wallet = OutputOf<'GET /wallet/query'>;

/**
 * The amounts in the wallet of the member, in yuan. They are loaded again whenever the page gets the focus.
 * @param repeatAfterMs loads them again and again with this pause, while the page is visible
 */
export function useBalance(repeatAfterMs = 0) {
  const userId = useUserId();
  return useSWR(userId ? ['balance', userId] : null, () => get('/wallet/query', {}), {
    refreshInterval: repeatAfterMs,
  });
}

/** The amount in yuan that is missing for a purchase; 0 while the balance is unknown. */
export function missingFor(amount: number, wallet: Wallet | undefined): number {
  return wallet ? Math.max(0, Math.round((amount - wallet.available) * 100) / 100) : 0;
}
