// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { stubCommerce } from '../testing/stub-commerce.ts';
import Orders from './list.tsx';
import { orderRowOf } from './testing/order-row-of.ts';

afterEach(() => vi.unstubAllGlobals());

test('a row says beside its price what was paid back', async () => {
  stubCommerce({});
  const items = [orderRowOf({ amount: 500, refunded: 420 }), orderRowOf({ orderNo: 'JO2' })];
  const list = { items, total: 2, totalIsMore: false, page: 1, pageSize: 20, serverTime: '' };
  const page = {
    value: { ...list, next: null, previous: null },
    again: () => Promise.reject(new Error('none')),
  };
  const loaderData = { params: {}, page, counts: undefined, filtered: {}, exported: {}, clockOffset: 0 };
  await mountScreen(() => <Orders loaderData={loaderData} />);
  for (const [refunded, whole] of [namesOf('ul [data-row]'), namesOf('tbody tr')]) {
    expect(refunded).toContain('¥500.00¥420.00 refunded');
    expect(whole).not.toContain('refunded');
  }
});
