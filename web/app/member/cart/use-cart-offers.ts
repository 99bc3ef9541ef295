import type { CartItem, Offer } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

/** How many units of each piece are free, and until when it is held; empty until it is known. */
export function useCartOffers(items: readonly CartItem[]): Record<string, Offer> {
  const codes = items.map(({ productCode }) => productCode).sort();
  // Asked anew when the state of an item changes: then it is held, or free again.
  const states = items.map(({ status }) => status).join();
  const { data } = useSWR(
    codes.length > 0 ? ['cart-offers', codes.join(), states] : null,
    async ([, codes]) => {
      const offers = await get('/product/query', { codes });
      return Object.fromEntries(offers.map((offer) => [offer.productCode, offer]));
    },
    { keepPreviousData: true },
  );
  return data ?? {};
}
