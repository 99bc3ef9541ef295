import type { Order } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import type { MemberMove } from './member-moves.ts';
import { orderOf } from './testing/order-of.ts';

const show = (changes: Partial<Order>, move: MemberMove = 'cancel') =>
  renderPage(() => <ConfirmMove order={orderOf(changes)} move={move} open onClose={() => {}} />, {
    address: '/user/order/detail',
    loaderData: null,
    handle: {},
  });

test('the dialog has the name of the move, says what the move does, and can make or dismiss it', () => {
  const html = show({ status: 'WAITING_PAYMENT' });
  expect(html).toMatch(/<h2[^>]*>Cancel order<\/h2>/);
  expect(html).toContain('Other buyers can then order the pieces');
  expect(html).toContain('>Cancel order</button>');
  expect(html).toContain('>Keep order</button>');
});

test('once the order has changed, the open dialog says so and no longer offers the move', () => {
  const html = show({ status: 'PAID' });
  expect(html).toContain('This order has changed');
  expect(html).not.toContain('>Cancel order</button>');
  expect(html).toContain('>Close</button>');
});

test('a refund request stops the shipment of an order that was not sent yet', () => {
  const shipment = { carrier: 'SF Express', trackingNo: 'SF1', shippedAt: '2026-01-03T08:00:00.000Z' };
  expect(show({ status: 'PAID' }, 'applyRefund')).toContain('neither shipped nor completed');
  const sent = show({ status: 'PAID', shipment }, 'applyRefund');
  expect(sent).not.toContain('shipped');
  expect(sent).toContain('If the refund is approved, it goes to your wallet');
});
