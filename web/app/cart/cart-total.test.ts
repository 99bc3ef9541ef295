import { expect, test } from 'vitest';
import { cartTotal } from './cart-total.ts';

const piece = { price: 100, quantity: 1, selected: true };

test('the total counts selected items only, each multiplied by its quantity', () => {
  expect(cartTotal([piece, { ...piece, quantity: 3 }, { ...piece, selected: false }])).toBe(400);
});

test('an item without a price counts as 0', () => {
  expect(cartTotal([piece, { ...piece, price: null }])).toBe(100);
  expect(cartTotal([{ ...piece, price: null }])).toBe(0);
});

test('the total of an empty cart is 0', () => {
  expect(cartTotal([])).toBe(0);
});

test('the total is exact to the fen', () => {
  expect(
    cartTotal([
      { ...piece, price: 0.1 },
      { ...piece, price: 0.2 },
    ]),
  ).toBe(0.3);
  expect(cartTotal([{ ...piece, price: 19.99, quantity: 3 }])).toBe(59.97);
});
