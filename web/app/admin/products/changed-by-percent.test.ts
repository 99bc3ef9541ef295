import { expect, test } from 'vitest';
import { changedByPercent } from './changed-by-percent.ts';

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
