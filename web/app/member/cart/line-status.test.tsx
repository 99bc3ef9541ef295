import type { CartItem } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { LineStatus } from './line-status.tsx';

const item: CartItem = {
  itemId: 'i-1',
  productCode: 'JY-2024-003',
  productName: null,
  price: 100,
  imageUrl: [],
  quantity: 1,
  selected: true,
  status: 'reserved',
};

const held = { id: 'status', item, heldUntil: null };
const Own = () => <LineStatus {...held} ownOrder="JO202601010000000001" />;
const Other = () => <LineStatus {...held} ownOrder={undefined} />;

const show = (Line: () => ReactNode) =>
  renderPage(Line, { address: '/user/cart', loaderData: null, handle: {} });

test('a piece in the cart that an unpaid order of the member holds leads to that order', () => {
  const html = show(Own);
  expect(html).toContain('This piece is on hold for your unpaid order.');
  expect(html).toContain('href="/user/order/pay?orderNo=JO202601010000000001"');
});

test('a piece in the cart that another buyer holds leads to no order', () => {
  const html = show(Other);
  expect(html).not.toContain('Your unpaid order');
  expect(html).not.toContain('href=');
});
