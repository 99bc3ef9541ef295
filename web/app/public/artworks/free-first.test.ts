import type { Offer } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { offerOf } from '../../content/testing/offer-of.ts';
import { freeFirst } from './free-first.ts';
import { byCode, type PieceSummary } from './piece.ts';

const states: Record<string, Partial<Offer> | undefined> = {
  free: {},
  held: { status: 'reserved', available: 0 },
  unpriced: { price: null },
  offSale: { status: 'unknown', price: null, available: 0 },
  sold: { status: 'sold', available: 0 },
};

/** The chosen pieces, each named by its state and its place in the list. */
function chosen(list: string, count: number): string {
  const codes = list.split(' ').map((state, index) => `${state}${index + 1}`);
  const look = { name: null, glazeColor: null, glazeFamily: null, mainImage: null, microImage: null };
  const pieces = codes.map((productCode): PieceSummary => ({ productCode, type: 'vase', ...look }));
  const offers = codes.flatMap((code) => {
    const state = states[code.replace(/\d+$/, '')];
    return state ? [{ ...offerOf(code), ...state }] : [];
  });
  return freeFirst(pieces, byCode(offers), count)
    .map(({ productCode }) => productCode)
    .join(' ');
}

test.each([
  ['sold free sold held free unpriced free', 3, 'free2 free5 free7'],
  ['sold unpriced free sold held free', 5, 'free3 free6 held5 unpriced2 sold1'],
  ['sold sold offSale held unpriced held sold', 5, 'held4 held6 offSale3 unpriced5 sold1'],
  ['sold sold sold', 5, 'sold1'],
  ['new free new', 2, 'free2 new1'],
  ['new new new', 2, 'new1 new2'],
])(
  'free pieces come first, then held and unpriced ones, and one sold piece at most: %s',
  (list, count, expected) => {
    expect(chosen(list, count)).toBe(expected);
  },
);
