import type { OrderStatus } from 'commerce/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../private/testing/render-page.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import { orderOf } from './testing/order-of.ts';

const show = (status: OrderStatus) =>
  renderPage(() => <ConfirmMove order={orderOf({ status })} move="cancel" open onClose={() => {}} />, {
    address: '/user/order/detail',
    loaderData: null,
    handle: {},
  });

test('the dialog has the name of the move, says what the move does, and can make or dismiss it', () => {
  const html = show('WAITING_PAYMENT');
  expect(html).toMatch(/<h2[^>]*>Cancel order<\/h2>/);
  expect(html).toContain('other buyers can order the pieces again');
  expect(html).toContain('>Cancel order</button>');
  expect(html).toContain('>Keep order</button>');
});

test('once the order has changed, the open dialog says so and no longer offers the move', () => {
  const html = show('PAID');
  expect(html).toContain('This order has changed');
  expect(html).not.toContain('>Cancel order</button>');
  expect(html).toContain('>Close</button>');
});
