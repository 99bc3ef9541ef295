import { useEffect } from 'react';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { byCode, type Offers } from './piece.ts';

/**
 * The offers of the pieces on the page: first those the page came with, then, as it may come from a
 * cache, those of now. While commerce gives no answer every piece is `unknown`; SWR goes on asking.
 */
export function useOffers(codes: readonly string[], rendered: Offers): Offers {
  const { data, error, mutate } = useSWR(
    codes.length > 0 ? ['offers', ...codes] : null,
    () => fetchOffers(codes),
    { fallbackData: rendered, revalidateOnMount: true, refreshInterval: 60_000, keepPreviousData: true },
  );
  const offers = error ? withoutStates(data ?? rendered) : (data ?? rendered);

  // When a hold runs out the piece may be free again.
  const nextChange = earliestHold(offers);
  useEffect(() => {
    if (nextChange === null) return;
    const timer = setTimeout(() => void mutate(), Math.max(1000, nextChange - Date.now() + 1000));
    return () => clearTimeout(timer);
  }, [nextChange, mutate]);

  return offers;
}

async function fetchOffers(codes: readonly string[]): Promise<Offers> {
  const offers = await get('/product/query', { codes: codes.join(',') });
  return byCode(offers);
}

/** The last known prices, but no claim whether a piece can be had. */
function withoutStates(offers: Offers): Offers {
  return byCode(Object.values(offers).map((offer) => ({ ...offer, status: 'unknown', heldUntil: null })));
}

function earliestHold(offers: Offers): number | null {
  const ends = Object.values(offers).flatMap(({ heldUntil }) => (heldUntil ? [Date.parse(heldUntil)] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}
