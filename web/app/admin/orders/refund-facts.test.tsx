// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import type { OrderDetail } from './order-row.ts';
import { RefundFacts } from './refund-facts.tsx';

const pending: OrderDetail['refunds'][number] = {
  ...{ amount: 50, kept: false, reason: 'too small', explanation: '' },
  pieces: [{ productCode: 'JY-2024-002', productName: 'Moon Jar', quantity: 1, amount: 50 }],
  ...{ appliedAt: '2026-01-02T08:00:00.000Z', decidedAt: null, serialNo: null, backAt: null },
};
const decided = { ...pending, decidedAt: '2026-01-03T08:00:00.000Z' };

test.each([
  ['to be decided', pending, 'Pieces asked to be refunded'],
  ['declined', decided, 'Pieces asked to be refunded'],
  ['approved', { ...decided, serialNo: 'JT1' }, 'Refunded pieces'],
])('the pieces of a request that is %s are called so', async (_, refund, label) => {
  await mountScreen(() => <RefundFacts refund={refund} sent={false} />);
  expect(document.body.textContent).toContain(`${label}Moon Jar × 1: ¥50.00`);
});
