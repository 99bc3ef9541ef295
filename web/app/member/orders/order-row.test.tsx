import type { Order } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { OrderRow } from './order-row.tsx';
import { orderOf } from './testing/order-of.ts';

const show = (refunds: Order['refunds']) =>
  renderPage(() => <OrderRow order={orderOf({ status: 'PAID', refunds })} clockOffset={0} />, {
    address: '/user/order/list',
    loaderData: null,
    handle: {},
  });

test('an order in the list says how much of it was paid back', () => {
  const refund = {
    ...{ amount: 42.5, pieces: [], kept: false, reason: '', explanation: '', backAt: null },
    ...{ appliedAt: '2026-01-04T08:00:00.000Z', decidedAt: '2026-01-05T08:00:00.000Z', serialNo: 'JT1' },
  };
  expect(show([refund, { ...refund, amount: 7.5 }])).toContain('Refunded ¥50');
  expect(show([{ ...refund, serialNo: null }])).not.toContain('Refunded');
});
