import type { Order } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import OrderRefunds from './order-refunds.tsx';
import { rechargeOf } from './testing/order-of.ts';

const show = (...refunds: Order['refunds']) => showPaidBy(undefined, ...refunds);

function showPaidBy(recharge: ReturnType<typeof rechargeOf> | undefined, ...refunds: Order['refunds']) {
  return renderPage(() => <OrderRefunds refunds={refunds} recharge={recharge} />, {
    address: '/user/order/detail',
    loaderData: null,
    handle: {},
  });
}

const decidedAt = '2026-01-05T08:00:00.000Z';

test('a requested refund is shown with its reason and its result', () => {
  expect(show(refundOf())).toContain('A crack');
  expect(show(refundOf())).toContain('The workshop is reviewing the request');
  expect(show(refundOf({ decidedAt }))).toContain('Request declined');
  expect(show(refundOf({ decidedAt, serialNo: 'JT1' }))).toContain('Refunded to your wallet');
});

test('refunded pieces are named, with the amount and what the workshop says', () => {
  const paid = { decidedAt, serialNo: 'JT1' };
  const html = show(
    refundOf({ ...paid, amount: 60.5, appliedAt: '2026-01-03T08:00:00.000Z' }),
    refundOf({ ...paid, amount: 9.5, kept: true, explanation: 'The foot is rough' }),
    refundOf({ amount: 1000, appliedAt: '2026-01-06T08:00:00.000Z' }),
  );
  for (const text of ['Sky-blue vase', '¥60.50', 'The foot is rough', 'You keep these pieces'])
    expect(html).toContain(text);
});

test('who paid at a provider is led to the recharge once the money is back in the wallet', () => {
  const link = '/user/wallet/charge/detail/JC202601010000000001';
  const paid = refundOf({ decidedAt, serialNo: 'JT1' });
  expect(showPaidBy(rechargeOf({}), paid)).toContain(link);
  expect(showPaidBy(rechargeOf({}), paid)).toContain('back through WeChat Pay');
  expect(showPaidBy(rechargeOf({}), refundOf())).not.toContain(link);
  expect(show(paid)).not.toContain('View recharge');
});

function refundOf(changes: Partial<Order['refunds'][number]> = {}): Order['refunds'][number] {
  return {
    ...{
      amount: 100,
      kept: false,
      reason: 'A crack',
      explanation: '',
      appliedAt: '2026-01-04T08:00:00.000Z',
    },
    pieces: [{ productCode: 'JY-2024-001', productName: 'Sky-blue vase', quantity: 1, amount: 100 }],
    ...{ decidedAt: null, serialNo: null, backAt: null },
    ...changes,
  };
}
