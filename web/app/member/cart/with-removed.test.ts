import type { CartItem } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { withRemoved } from './with-removed.ts';

const item = (productCode: string) => ({ itemId: `item-${productCode}`, productCode }) as CartItem;
const shown = (rows: ReturnType<typeof withRemoved>) =>
  rows.map(({ item: { productCode }, isRemoved }) => (isRemoved ? `(${productCode})` : productCode));

test('removed items stay in the places where they were', () => {
  const removed = [
    { item: item('d'), index: 3 },
    { item: item('b'), index: 1 },
  ];
  expect(shown(withRemoved([item('a'), item('c'), item('e')], removed))).toEqual([
    'a',
    '(b)',
    'c',
    '(d)',
    'e',
  ]);
});

test('the last removed item of an empty cart is still shown', () => {
  expect(shown(withRemoved([], [{ item: item('a'), index: 0 }]))).toEqual(['(a)']);
});

test('an item that is in the cart again is not shown as removed', () => {
  expect(shown(withRemoved([item('a')], [{ item: item('a'), index: 0 }]))).toEqual(['a']);
});
