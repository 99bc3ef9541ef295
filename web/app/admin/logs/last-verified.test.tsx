// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { find, mountScreen } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { LastVerified } from './last-verified.tsx';

const path = 'GET /admin/finance/audits';
const check = {
  auditId: '7',
  checkedAt: '2026-01-01T06:00:00.000Z',
  whole: true,
  sealed: 18_204,
  findings: [],
};
const imbalance = { invariant: 'L2 the ledger sums to zero', subject: 'ledger', seal: null };
const altered = { invariant: 'U1', subject: 'log 2', seal: { chain: 'log', seq: 2, what: 'rowChanged' } };

afterEach(() => vi.unstubAllGlobals());

async function mountWith(items: object[]) {
  const calls = stubCommerce({ [path]: () => answered({ items }) });
  await mountScreen(() => <LastVerified />, { permissions: ['logs.read', 'finance.read'] });
  return calls;
}

test('the newest check of everything says when both chains were verified, by whom, and that they are in order', async () => {
  const calls = await mountWith([{ ...check, by: { userId: 'u', username: 'li' }, findings: [imbalance] }]);
  expect(inputsOf(calls, path)).toMatchObject([{ whole: 'true' }]);
  const link = find<HTMLAnchorElement>('a');
  expect(link.getAttribute('href')).toBe('/admin/finance/books');
  expect(link.textContent).toMatch(/Last verified .+ by li: 18,204 sealed rows in order$/);
});

test('rows that are not in order are counted', async () => {
  await mountWith([{ ...check, by: null, findings: [altered, imbalance] }]);
  expect(find('a').textContent).toMatch(/ by the daily check: 1 row or seal not in order$/);
});

test('before the first check of everything nothing is claimed', async () => {
  await mountWith([]);
  expect(document.querySelector('a')).toBeNull();
});

test('staff who may not see the checks are told nothing, and nothing is asked', async () => {
  const calls = stubCommerce({});
  await mountScreen(() => <LastVerified />, { permissions: ['logs.read'] });
  expect([calls.length, document.querySelector('a')]).toEqual([0, null]);
});
