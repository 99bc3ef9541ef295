import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loadsForSearch } from './loads-for-search.ts';

const loads = (from: string, to: string, defaultShouldRevalidate = true) =>
  loadsForSearch({
    currentUrl: new URL(from, 'http://shop'),
    nextUrl: new URL(to, 'http://shop'),
    defaultShouldRevalidate,
  } as ShouldRevalidateFunctionArgs);

test('a record that opens or closes does not load its list again', () => {
  expect(loads('/admin/orders?view=toShip', '/admin/orders/JO1?view=toShip')).toBe(false);
  expect(loads('/admin/orders/JO1', '/admin/orders')).toBe(false);
});

test('another view of the list loads it, also together with a record', () => {
  expect(loads('/admin/orders', '/admin/orders?view=toShip')).toBe(true);
  expect(loads('/admin/orders/JO1?after=c1', '/admin/orders')).toBe(true);
});

test('after an action the list is loaded again, unless the action asks for nothing', () => {
  expect(loads('/admin/orders/JO1', '/admin/orders/JO1')).toBe(true);
  expect(loads('/admin/orders', '/admin/orders', false)).toBe(false);
});
