import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['100', 100],
  [' 1,200.50 ', 1200.5],
  ['¥99.9', 99.9],
  ['５００元', 500],
  ['1,5', Number.NaN],
  ['1.234', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('the typed amount “%s” is read as %d', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
