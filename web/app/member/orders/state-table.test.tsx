import { orderStates } from '@junyao/commerce/contract/states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../commerce/test/create-test-app.ts';
import { newOrder, type TestOrder } from '../../../../commerce/test/factories.ts';
import { cancel } from '../../../../commerce/test/order-moves.ts';
import { renderPage } from '../../private/testing/render-page.tsx';
import OrderDetail, { handle } from './detail.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function offersToCancel({ member, orderNo }: TestOrder): Promise<boolean> {
  const order = await member.client.ok('GET /order/detail', { orderNo });
  const html = renderPage(OrderDetail, {
    address: `/user/order/detail?orderNo=${orderNo}`,
    loaderData: { found: { value: { order, clockOffset: 0 } } },
    handle,
  });
  return html.includes('>Cancel order</button>');
}

test('the state table decides on the page and in commerce whether a member can cancel an order', async () => {
  const order = await newOrder(app);
  const { by } = orderStates.moves.cancel;
  expect(by).toContain('member');
  expect(await offersToCancel(order)).toBe(true);

  Object.assign(orderStates.moves.cancel, { by: by.filter((mover) => mover !== 'member') });
  try {
    expect(await offersToCancel(order)).toBe(false);
    expect(await cancel(order)).toMatchObject({ httpStatus: 409, errorCode: 'ORD008' });
  } finally {
    Object.assign(orderStates.moves.cancel, { by });
  }

  expect(await offersToCancel(order)).toBe(true);
  expect((await cancel(order)).httpStatus).toBe(200);
});
