import { expect, test } from 'vitest';
import { isOrderable } from './orderable.ts';

test('an available piece with a price can be ordered', () => {
  expect(isOrderable({ status: 'available', price: 360 })).toBe(true);
});

test.each([
  ['sold', { status: 'sold', price: 360 }],
  ['held for another buyer', { status: 'reserved', price: 360 }],
  ['off sale', { status: 'unknown', price: null }],
  ['without a price', { status: 'available', price: null }],
] as const)('a piece that is %s cannot be ordered', (_, item) => {
  expect(isOrderable(item)).toBe(false);
});
