import { useEffect, useState } from 'react';
import { get } from '../../api/commerce.ts';
import { byCode, type Offers } from './piece.ts';

const everyMilliseconds = 60_000;
/** Also after a hold has run out, until commerce says so. */
const shortestMilliseconds = 5_000;

interface Answer {
  offers: Offers;
  /** By commerce's clock: this device's may be wrong by hours. */
  answeredAt: number;
}

/**
 * The offers of the pieces on the page: first those the page came with, then, as it may come from a cache,
 * those of now: at once, every minute, when the visitor comes back to the page, and when a hold runs out.
 * While commerce gives no answer every piece with a price is `unknown`.
 */
export function useOffers(codes: readonly string[], rendered: Offers): Offers {
  const [fetched, setFetched] = useState<{ codes: string; offers: Offers } | null>(null);
  const wanted = codes.join(',');

  useEffect(() => {
    if (wanted === '') return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let turns = 0;

    async function refresh() {
      clearTimeout(timer);
      turns += 1;
      const turn = turns;
      const answer = await fetchOffers(wanted, left.signal).catch(() => null);
      // Who came back to the page meanwhile has asked anew, and that answer is the newer one.
      if (left.signal.aborted || turn !== turns) return;
      setFetched((last) => ({
        codes: wanted,
        offers: answer?.offers ?? withoutStates(last?.codes === wanted ? last.offers : rendered),
      }));
      timer = setTimeout(refresh, answer ? untilNextChange(answer) : shortestMilliseconds);
    }
    const refreshWhenSeen = () => document.visibilityState === 'visible' && void refresh();

    void refresh();
    document.addEventListener('visibilitychange', refreshWhenSeen, { signal: left.signal });
    window.addEventListener('online', refreshWhenSeen, { signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [wanted, rendered]);

  return fetched?.codes === wanted ? fetched.offers : rendered;
}

export async function fetchOffers(codes: string, signal: AbortSignal): Promise<Answer> {
  let answeredAt = Number.NaN;
  const onResponse = ({ headers }: Response) => {
    answeredAt = Date.parse(headers.get('Date') ?? '');
  };
  const offers = await get('/product/query', { codes }, { signal, onResponse });
  return { offers: byCode(offers), answeredAt: answeredAt || Date.now() };
}

/** The last known prices, but no claim whether a piece can be had; one without a price can't be had in any case. */
export function withoutStates(offers: Offers): Offers {
  return byCode(
    Object.values(offers).map((offer) =>
      offer.price === null ? offer : { ...offer, status: 'unknown', heldUntil: null },
    ),
  );
}

/** When a hold runs out the piece may be free again. */
export function untilNextChange({ offers, answeredAt }: Answer): number {
  const ends = Object.values(offers).flatMap(({ heldUntil }) => (heldUntil ? [Date.parse(heldUntil)] : []));
  const untilFirst = Math.min(...ends) - answeredAt + 1000;
  return Math.min(everyMilliseconds, Math.max(shortestMilliseconds, untilFirst));
}
