// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetWantedPiece, keepWantedPiece, readWantedPiece } from './wanted-piece.ts';

beforeEach(() => sessionStorage.clear());

test('the piece a guest wanted is kept with its quantity until it is forgotten', () => {
  keepWantedPiece({ productCode: 'JY-2024-017', quantity: 3 });
  expect(readWantedPiece()).toEqual({ productCode: 'JY-2024-017', quantity: 3 });
  forgetWantedPiece();
  expect(readWantedPiece()).toBeNull();
});

test.each(['not JSON', 'null', '{"productCode":"JY-2024-017"}', '{"quantity":1}'])(
  'the stored value %s is no piece',
  (stored) => {
    sessionStorage.setItem('wanted-piece', stored);
    expect(readWantedPiece()).toBeNull();
  },
);
