import type { Refund } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import RefundDetail, { handle } from './refund-detail.tsx';
import { refundOf } from './testing/charge-of.ts';

function render(found: unknown): string {
  const loaderData = { found };
  return renderPage(RefundDetail, { address: '/user/wallet/refund/detail', loaderData, handle });
}

const show = (changes: Partial<Refund>) => render({ value: refundOf(changes) });

test('only an approved refund in progress promises when the funds arrive', () => {
  expect(show({})).toContain('Funds arrive in 1-3 working days');
  const asked = show({ approved: false });
  expect(asked).toContain('The workshop is looking at your request');
  expect(asked).not.toContain('Funds arrive');
  expect(show({ status: 'SUCCESS', actualAmount: 500 })).not.toContain('Funds arrive');
});

test('a failed refund says who refused it, why, and that the money is back in the wallet', () => {
  const byWorkshop = show({ status: 'FAILED', failedBy: 'workshop', failureReason: 'Already paid in cash' });
  expect(byWorkshop).toContain('The workshop declined this refund');
  expect(byWorkshop).toContain('Already paid in cash');
  expect(byWorkshop).toContain('available in your wallet again');
  expect(show({ status: 'FAILED', failedBy: 'provider' })).toContain(
    'The payment provider refused this refund',
  );
  expect(show({ status: 'FAILED' })).toContain('>Refund failed<');
});

test('a refund links to its recharge', () => {
  expect(show({})).toContain('href="/user/wallet/charge/detail/JC202601010000000001"');
});

test('a missing number and a failure each have their message', () => {
  expect(render(undefined)).toContain('Number not found, please open this page from the wallet');
  expect(render({ error: new TypeError('offline') })).toContain('Failed to fetch refund details');
});
