import { expect, test } from 'vitest';
import { sumOf } from './sum-of.ts';

test('amounts that are no exact decimals are added exactly', () => {
  expect(sumOf([0.1, 0.2, 0.3], (amount) => amount)).toBe(0.6);
  expect(sumOf([], () => 1)).toBe(0);
});
