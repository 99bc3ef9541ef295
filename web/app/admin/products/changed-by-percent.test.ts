import { expect, test } from 'vitest';
import { changedByPercent, isPercent } from './changed-by-percent.ts';

const piece = { productCode: 'JY-2024-001', version: 'v1', price: 999, specialPrice: 880 };

test('both prices change by the percentage and are rounded to whole yuan', () => {
  expect(changedByPercent(piece, 10)).toEqual({ ...piece, price: 1099, specialPrice: 968 });
  expect(changedByPercent(piece, -50)).toEqual({ ...piece, price: 500, specialPrice: 440 });
});

test('a piece without a price is left out', () => {
  expect(changedByPercent({ ...piece, price: null, specialPrice: null }, 10)).toBeNull();
});

test('a price never becomes less than one yuan, and an absent special price stays absent', () => {
  expect(changedByPercent({ ...piece, price: 1, specialPrice: null }, -90)).toMatchObject({
    price: 1,
    specialPrice: null,
  });
});

test.each([
  ['10', true],
  ['-90', true],
  ['900', true],
  ['2.5', true],
  ['', false],
  ['-', false],
  ['-91', false],
  ['-150', false],
  ['901', false],
])('%j as a percentage is allowed: %s', (text, allowed) => {
  expect(isPercent(text)).toBe(allowed);
});
