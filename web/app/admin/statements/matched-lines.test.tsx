// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { find, mountScreen } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { MatchedLines } from './matched-lines.tsx';

afterEach(() => vi.unstubAllGlobals());

const line = {
  ...{ line: 2, side: 'in', serialNo: 'S-2', statedAt: '', statedTime: null, outsideDays: false },
  ...{ amount: 1234.5, bookedAt: '2026-03-04T08:00:00.000Z', member: null, transactionNo: 'JT2' },
  ...{ chargeNo: null, refundNo: null },
};
const page = { pageSize: 20, page: 1, total: 2 };

function twoPages() {
  return stubCommerce({
    'GET /admin/finance/matched': ({ after }) =>
      after
        ? answered({ ...page, items: [{ ...line, line: 3, serialNo: 'S-3' }], previous: 'p', next: null })
        : answered({ ...page, items: [line], previous: null, next: 'n' }),
  });
}

test('the matched lines are read page by page, each with number, amount and a link to its transaction', async () => {
  const calls = twoPages();
  await mountScreen(() => <MatchedLines matchingId="1" />, { permissions: ['finance.read'] });
  expect(find('li').textContent).toContain('S-2');
  expect(find('li').textContent).toContain('¥1,234.50');
  expect(find<HTMLAnchorElement>('li a').getAttribute('href')).toBe('/admin/finance/JT2');
  await press('Next →');
  expect(find('li').textContent).toContain('S-3');
  expect(inputsOf(calls, 'GET /admin/finance/matched')).toEqual([
    { matchingId: '1', pageSize: '20' },
    { matchingId: '1', pageSize: '20', after: 'n' },
  ]);
});

test('a person who may not open transactions sees their numbers without links', async () => {
  twoPages();
  await mountScreen(() => <MatchedLines matchingId="1" />);
  expect(find('li').textContent).toContain('JT2');
  expect(document.querySelector('li a')).toBeNull();
});
