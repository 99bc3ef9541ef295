import type { Offer } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import { isOrderable } from '../../cart/orderable.ts';
import type { Offers, PieceSummary } from './piece.ts';

/**
 * First the pieces that can be bought, then those on hold, then the others, and at most one sold piece. Each group
 * keeps the given order. There are fewer than `count` pieces if all others are sold.
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
