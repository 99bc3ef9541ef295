// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { click, find, mountScreen } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { VerifyButton } from './verify-button.tsx';

const path = 'GET /admin/logs/verify';

afterEach(() => vi.unstubAllGlobals());

async function verify(parts: object[]) {
  const answers = [...parts];
  const calls = stubCommerce({ [path]: () => answered(answers.shift()) });
  await mountScreen(() => <VerifyButton />, { permissions: ['logs.read', 'finance.read'] });
  await press('Verify');
  await click(find('dialog[open] button:not([aria-label])', 'Verify'));
  await vi.waitFor(() => find('dialog[open] button', 'Verify again'));
  return calls;
}

test('the chains are verified part by part, and all rows that hold are counted', async () => {
  const calls = await verify([
    { sealed: 10_000, total: 18_204, broken: [], next: 'log:10000' },
    { sealed: 8204, total: 18_204, broken: [], next: null },
  ]);
  expect(inputsOf(calls, path).map(({ after }) => after ?? '')).toEqual(['', 'log:10000']);
  expect(find('dialog[open]').textContent).toContain('18,204 rows sealed, in order');
});

test('a row that was altered is named and linked', async () => {
  const broken = { chain: 'log', seq: 2, subject: '17', what: 'rowChanged', transactionNo: null };
  await verify([
    { sealed: 1, total: 9, broken: [broken], next: 'ledger:0' },
    { sealed: 6, total: 9, broken: [], next: null },
  ]);
  expect(find('dialog[open] [role="alert"]').textContent).toContain('seal no. 2 (row 17)');
  expect(find<HTMLAnchorElement>('dialog[open] a', 'Open the row').getAttribute('href')).toBe(
    '/admin/logs/17',
  );
});

test('a transaction of the ledger that was altered is linked', async () => {
  const transactionNo = 'JT202611240000000001';
  const broken = { chain: 'ledger', seq: 3, subject: 'an-id', what: 'rowChanged', transactionNo };
  await verify([{ sealed: 1, total: 9, broken: [broken], next: null }]);
  expect(find<HTMLAnchorElement>('dialog[open] a', 'Open the row').getAttribute('href')).toBe(
    `/admin/finance/${transactionNo}`,
  );
});
