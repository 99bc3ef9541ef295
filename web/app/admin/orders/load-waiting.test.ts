// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { loadWaiting } from './load-waiting.ts';
import { orderRowOf } from './testing/order-row-of.ts';

const path = 'GET /admin/orders/query';

afterEach(() => vi.unstubAllGlobals());

function pagesOf(count: number) {
  return ({ after }: Record<string, unknown>) => {
    const page = Number(after ?? 1);
    const items = Array.from({ length: 100 }, (_, index) =>
      orderRowOf({ orderNo: `JO${(page - 1) * 100 + index}` }),
    );
    return answered({ items, next: page < count ? String(page + 1) : null });
  };
}

test('the orders that wait are read page by page, the oldest first, with the filters of the list', async () => {
  const calls = stubCommerce({ [path]: pagesOf(3) });
  const rows = await loadWaiting({ search: 'li', view: 'closed', sort: '-amount', status: 'PAID' });
  expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(300);
  expect(rows[0]?.orderNo).toBe('JO0');
  const asked = { search: 'li', view: 'toShip', sort: 'createdAt', pageSize: '100' };
  expect(inputsOf(calls, path)).toEqual([asked, { ...asked, after: '2' }, { ...asked, after: '3' }]);
});

test('no more orders are read than commerce ships with one file', async () => {
  stubCommerce({ [path]: pagesOf(9) });
  expect((await loadWaiting({})).length).toBe(500);
});

test('if one page is refused, there is no half list', async () => {
  const page = pagesOf(3);
  stubCommerce({ [path]: (input) => (input.after === '2' ? refused('SYS003', 429) : page(input)) });
  await expect(loadWaiting({})).rejects.toMatchObject({ errorCode: 'SYS003' });
});
