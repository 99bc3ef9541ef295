import type { CartItem, Offer } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

/** Empty until the offers are loaded. */
export function useCartOffers(items: readonly CartItem[]): Record<string, Offer> {
  const codes = items.map(({ productCode }) => productCode).sort();
  // The offers are loaded again when the status of an item changes, because a hold may have begun or ended.
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
