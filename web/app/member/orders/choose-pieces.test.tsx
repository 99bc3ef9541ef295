import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import ChoosePieces from './choose-pieces.tsx';
import { orderOf } from './testing/order-of.ts';

test('the pieces that are left can be chosen, with all of them chosen at first', () => {
  const items = orderOf({}).items.flatMap((item) => [
    item,
    { ...item, productCode: 'JY-2024-002', price: 20, quantity: 3, refunded: 1, refundable: 40 },
    { ...item, productCode: 'JY-2024-003', refunded: 1, refundable: 0 },
  ]);
  const html = renderPage(() => <ChoosePieces items={items} error={undefined} />, {
    address: '/user/order/detail',
    loaderData: null,
    handle: {},
  });
  expect(html).toMatch(/<input[^>]*name="piece:JY-2024-001"[^>]*/);
  expect(html).toMatch(/<select[^>]*name="piece:JY-2024-002"/);
  expect(html).toContain('<option value="2" selected="">2</option>');
  expect(html).not.toContain('<option value="3"');
  expect(html).not.toContain('piece:JY-2024-003');
  expect(html).toContain('Refund of ¥140.00');
});
