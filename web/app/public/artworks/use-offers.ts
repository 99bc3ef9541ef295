import { useEffect, useState } from 'react';
import { get } from '../../api/commerce.ts';
import { byCode, type Offers } from './piece.ts';

const everyMilliseconds = 60_000;
/** The shortest pause between two calls. It applies after a failed call and after a hold has expired. */
const shortestMilliseconds = 5_000;

interface Answer {
  offers: Offers;
  /** The time of the answer by the clock of commerce. The clock of this device may be wrong by hours. */
  answeredAt: number;
}

/**
 * The offers of the pieces on the page. The first offers come from the rendered page, which may be cached.
 * Current offers are loaded at once, every minute, when a hold expires, and when the visitor comes back to
 * the page or is online again. While commerce does not answer, every piece with a price has the status
 * `unknown`.
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
      // The answer is ignored if the visitor has left the page or a newer call has started.
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

/**
 * The last known prices with an unknown status. A piece without a price keeps its status, because `unknown`
 * without a price means off sale.
 */
export function withoutStates(offers: Offers): Offers {
  return byCode(
    Object.values(offers).map((offer) =>
      offer.price === null ? offer : { ...offer, status: 'unknown', heldUntil: null },
    ),
  );
}

/**
 * The time to wait before the offers are loaded again, in milliseconds. It is a minute, or less if a hold
 * expires earlier, because the held piece may then be available.
 */
export function untilNextChange({ offers, answeredAt }: Answer): number {
  const ends = Object.values(offers).flatMap(({ heldUntil }) => (heldUntil ? [Date.parse(heldUntil)] : []));
  const untilFirst = Math.min(...ends) - answeredAt + 1000;
  return Math.min(everyMilliseconds, Math.max(shortestMilliseconds, untilFirst));
}
