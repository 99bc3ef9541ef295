import type { Offer } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import { isOrderable } from '../../cart/orderable.ts';
import type { Offers, PieceSummary } from './piece.ts';

/**
 * The pieces that a page shows beside its main content: those that can be bought, then those on hold, then those
 * without a price, and at most one that is sold. Within each of these groups, the given order stays. Fewer pieces are
 * returned than asked for if all others are sold.
 */
export function freeFirst<Piece extends PieceSummary>(
  pieces: readonly Piece[],
  offers: Offers,
  count: number,
): Piece[] {
  const inGroup = (group: Group) =>
    pieces.filter(({ productCode }) => groupOf(own(offers, productCode)) === group);
  const all = [...inGroup('free'), ...inGroup('held'), ...inGroup('other'), ...inGroup('sold').slice(0, 1)];
  return all.slice(0, count);
}

type Group = 'free' | 'held' | 'other' | 'sold';

function groupOf(offer: Offer | undefined): Group {
  if (offer?.status === 'sold') return 'sold';
  if (offer?.status === 'reserved') return 'held';
  return offer && isOrderable(offer) && offer.price !== null ? 'free' : 'other';
}
