import { expect, test } from 'vitest';
import { missingFor } from './use-balance.ts';

const wallet = (available: number) => ({ balance: available + 5, available, frozen: 5 });

test('what is missing for a purchase is counted from the available amount, exact to the fen', () => {
  expect(missingFor(100.3, wallet(100.1))).toBe(0.2);
  expect(missingFor(100, wallet(100))).toBe(0);
  expect(missingFor(100, wallet(200))).toBe(0);
});

test('while the balance is unknown, nothing counts as missing', () => {
  expect(missingFor(100, undefined)).toBe(0);
});
