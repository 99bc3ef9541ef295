import { useEffect, useState } from 'react';
import { get } from '../../api/commerce.ts';
import { byCode, type Offers } from './piece.ts';

const everyMilliseconds = 60_000;
/** The shortest pause between two calls, after a failed call or an expired hold. */
const shortestMilliseconds = 5_000;

interface Answer {
  offers: Offers;
  /** By the clock of commerce. The clock of this device may be wrong by hours. */
  answeredAt: number;
}

/**
 * The rendered page may be cached, so current offers are loaded at once, and again when they may have changed. While
 * commerce does not answer, every piece with a price has the status `unknown`.
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

/** A piece without a price keeps its status, because `unknown` without a price means off sale. */
export function withoutStates(offers: Offers): Offers {
  return byCode(
    Object.values(offers).map((offer) =>
      offer.price === null ? offer : { ...offer, status: 'unknown', heldUntil: null },
    ),
  );
}

/** In milliseconds. Less than a minute if a hold expires earlier, because the held piece may then be available. */
export function untilNextChange({ offers, answeredAt }: Answer): number {
  const ends = Object.values(offers).flatMap(({ heldUntil }) => (heldUntil ? [Date.parse(heldUntil)] : []));
  const untilFirst = Math.min(...ends) - answeredAt + 1000;
  return Math.min(everyMilliseconds, Math.max(shortestMilliseconds, untilFirst));
}
