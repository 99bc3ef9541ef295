// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { RefundContent } from './record.tsx';
import { refundDetailOf } from './testing/refund-detail-of.ts';

test.each([
  ['alipay', 'Alipay'],
  ['wechat', 'WeChat Pay'],
  ['unionpay', 'UnionPay'],
] as const)('a refund by %s names the provider as its channel', async (provider, name) => {
  const completedAt = '2026-01-02T08:00:00.000Z';
  const row = refundDetailOf({
    channel: provider,
    provider,
    status: 'SUCCESS',
    actualAmount: 50,
    completedAt,
  });
  await mountScreen(() => <RefundContent row={row} />);
  expect(document.body.textContent).toContain(`Settled by${name}`);
  expect(document.body.textContent).not.toContain(provider);
});
