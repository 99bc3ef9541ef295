// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hasWantedPiece, keepWantedPiece, takeWantedPiece } from './wanted-piece.ts';

beforeEach(() => sessionStorage.clear());

test('the piece a guest wanted is kept with its quantity, and is taken once', () => {
  keepWantedPiece({ productCode: 'JY-2024-017', quantity: 3 });
  expect(hasWantedPiece()).toBe(true);
  expect(takeWantedPiece()).toEqual({ productCode: 'JY-2024-017', quantity: 3 });
  expect(hasWantedPiece()).toBe(false);
  expect(takeWantedPiece()).toBeNull();
});

test.each(['not JSON', 'null', '{"productCode":"JY-2024-017"}', '{"quantity":1}'])(
  'the stored value %s is no piece',
  (stored) => {
    sessionStorage.setItem('wanted-piece', stored);
    expect(hasWantedPiece()).toBe(false);
    expect(takeWantedPiece()).toBeNull();
  },
);
