import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { cartItemOf, cartItemsOf } from './cart-answer.ts';

const item = {
  itemId: 'i-1',
  productCode: 'TE-0001-0001',
  productName: null,
  price: null,
  imageUrl: [],
  selected: true,
  quantity: 1,
  status: 'available',
};

test('the items of a cart are taken as they are, with their pictures as a list or as its JSON text', () => {
  const both = [item, { ...item, imageUrl: '["/media/a.jpg"]' }];
  expect(cartItemsOf(both)).toEqual(both);
});

test.each([
  undefined,
  null,
  {},
  { items: [item] },
  'OK',
  [null],
  [{ ...item, imageUrl: null }],
  [{ ...item, status: undefined }],
])('a cart of another shape is refused: %j', (content) => {
  expect(() => cartItemsOf(content)).toThrow(ApiError);
});

test('an answer without an item is refused', () => {
  expect(cartItemOf(item)).toBe(item);
  expect(() => cartItemOf(undefined)).toThrow(ApiError);
});
