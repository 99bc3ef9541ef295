import { expect, test } from 'vitest';
import { offerOf } from '../../content/testing/offer-of.ts';
import { refusalOf } from './offer-view.tsx';

const offer = offerOf('JY-2024-001');

test('a piece can be put into the cart when it is available, or when its status is unknown', () => {
  expect(refusalOf(offer)).toBeNull();
  expect(refusalOf(undefined)).toBeNull();
  expect(refusalOf({ ...offer, status: 'unknown' })).toBeNull();
});

test.each([
  ['sold', { status: 'sold' }],
  ['sold', { status: 'sold', price: null }],
  ['reserved', { status: 'reserved' }],
  ['unpriced', { price: null }],
  ['offSale', { status: 'unknown', price: null }],
] as const)('a piece cannot be put into the cart when it is %s', (reason, change) => {
  expect(refusalOf({ ...offer, ...change })).toBe(reason);
});
