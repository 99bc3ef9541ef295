import { expect, test } from 'vitest';
import { offerOf } from '../../content/testing/offer-of.ts';
import { refusalOf } from './offer-view.tsx';

const offer = offerOf('JY-2024-001');

test('a piece can be put into the cart when it is available or when commerce did not answer, even without a price', () => {
  expect(refusalOf(offer)).toBeNull();
  expect(refusalOf({ ...offer, price: null })).toBeNull();
  expect(refusalOf(undefined)).toBeNull();
  expect(refusalOf({ ...offer, status: 'unknown' })).toBeNull();
});

test.each([
  ['sold', { status: 'sold' }],
  ['sold', { status: 'sold', price: null }],
  ['reserved', { status: 'reserved' }],
  ['offSale', { status: 'unknown', price: null }],
] as const)('a piece cannot be put into the cart when it is %s', (reason, change) => {
  expect(refusalOf({ ...offer, ...change })).toBe(reason);
});
