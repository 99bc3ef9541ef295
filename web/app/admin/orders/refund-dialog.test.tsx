// @vitest-environment happy-dom
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { click, fill, find, mountScreen } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { orderActions } from './actions.tsx';
import type { OrderDetail } from './order-row.ts';
import { orderDetailOf } from './testing/order-detail-of.ts';

const path = 'POST /admin/orders/refund';
afterEach(() => vi.unstubAllGlobals());

const item = (productCode: string, quantity: number, price: number, refunded = 0) => ({
  ...{ productCode, productName: productCode, quantity, price, refunded, imageUrl: [] },
  refundable: (quantity - refunded) * price,
});
const order = orderDetailOf({ items: [item('JY-2024-001', 3, 20, 1), item('JY-2024-002', 1, 50)] });

async function openDialog(of: OrderDetail) {
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountScreen(Buttons, {
    permissions: ['orders.refund'],
    action: formAction(...Object.values(orderActions.forms)),
    loader: () => of,
  });
  await press('Refund');
  return async () => {
    await fill(find<HTMLTextAreaElement>('dialog [name="reason"]'), 'a scratch');
    await click(find('dialog button[type="submit"]'));
    return inputsOf(calls, path)[0];
  };
}

const stay = () => find<HTMLSelectElement>('dialog [name="stay"]');

function Buttons() {
  return <ActionsOf actions={orderActions} row={useLoaderData<() => OrderDetail>() as OrderDetail} />;
}

const sent = { requestId: expect.any(String), orderNo: order.orderNo, version: 'v1', reason: 'a scratch' };

test('without a choice, everything that is left is refunded at its price', async () => {
  const send = await openDialog(order);
  expect(find('dialog').textContent).toContain('¥90.00 goes back to the wallet of li immediately');
  expect(await send()).toEqual({
    ...sent,
    pieces: [
      { productCode: 'JY-2024-001', quantity: 2, amount: '40' },
      { productCode: 'JY-2024-002', quantity: 1, amount: '50' },
    ],
    ...{ kept: false, explanation: '' },
  });
});

test('fewer pieces and a lower amount are sent as chosen, with whether the buyer keeps them', async () => {
  const send = await openDialog(order);
  await fill(find<HTMLInputElement>('dialog [name="units:JY-2024-001"]'), '0');
  await fill(find<HTMLInputElement>('dialog [name="amount:JY-2024-002"]'), '12.5');
  await fill(find<HTMLTextAreaElement>('dialog [name="explanation"]'), 'the foot is rough');
  expect(find('dialog').textContent).toContain('¥12.50 goes back');
  await fill(stay(), 'kept');
  expect(await send()).toMatchObject({
    pieces: [{ productCode: 'JY-2024-002', quantity: 1, amount: '12.5' }],
    ...{ kept: true, explanation: 'the foot is rough' },
  });
});

test('a lower amount takes no piece from the buyer until somebody chooses so', async () => {
  const send = await openDialog(order);
  await fill(find<HTMLInputElement>('dialog [name="amount:JY-2024-001"]'), '10');
  expect(stay().value).toBe('');
  expect(find('dialog').textContent).toContain('Please choose what becomes of the pieces');
  expect(await send()).toBeUndefined();
  await fill(stay(), 'back');
  expect(find('dialog').textContent).toContain('neither the pieces nor the other ¥30.00 of their price');
  expect(await send()).toMatchObject({ kept: false });
});

test('of sent pieces, the buyer who sends them back does not get the rest of their price', async () => {
  await openDialog({
    ...order,
    shipment: { carrier: 'SF', trackingNo: 'SF1', shippedAt: '2026-01-02T08:00:00.000Z' },
  });
  await fill(find<HTMLInputElement>('dialog [name="amount:JY-2024-001"]'), '10');
  await fill(stay(), 'back');
  expect(find('dialog').textContent).toContain('send the pieces back and does not get the other ¥30.00');
});

test('of a request of the member, the amounts alone can be changed', async () => {
  const pieces = [{ productCode: 'JY-2024-002', productName: null, quantity: 1, amount: 50 }];
  const request: OrderDetail['refunds'][number] = {
    ...{ amount: 50, pieces, kept: false, reason: 'too small', explanation: '' },
    ...{ appliedAt: '2026-01-02T08:00:00.000Z', decidedAt: null, serialNo: null, backAt: null },
  };
  const send = await openDialog({ ...order, status: 'REFUNDING', refunds: [request] });
  expect(document.querySelector('dialog [name^="units:"]')).toBeNull();
  expect(stay().value).toBe('back');
  await fill(find<HTMLInputElement>('dialog [name="amount:JY-2024-002"]'), '45');
  expect(stay().value).toBe('');
  await fill(stay(), 'back');
  expect(await send()).toMatchObject({
    pieces: [{ productCode: 'JY-2024-002', quantity: 1, amount: '45' }],
  });
});
