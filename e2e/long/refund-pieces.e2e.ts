import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { sampleAddress } from '../support/commerce-api.ts';

test('a member asks for one of two pieces, staff pay back less for it, and the other is still sent', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  test.slow();
  const buyer = await newMember(500);
  const { userId, authToken, phone } = buyer;
  const [vase, cup] = [await newPiece(200), await newPiece(80)];
  const itemIds = [];
  for (const { productCode } of [vase, cup])
    itemIds.push((await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken)).itemId);
  const { addressId } = await api.call('POST /userinfo/address/add', sampleAddress(phone), authToken);
  const wish = { requestId: randomUUID(), addressId, expectedAmount: 280, itemIds };
  const { orderNo } = await api.call('POST /order/submit', wish, authToken);
  await api.call('POST /auth/send_code', { scene: 'order_pay', phone, orderNo }, authToken);
  const code = await api.latestCode(phone, 'order_pay');
  await api.call('POST /order/pay', { requestId: randomUUID(), orderNo, code }, authToken);

  await signIn(page, buyer);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/user/order/detail?orderNo=${orderNo}`);
  const ask = t('order:moves.applyRefund.verb');
  await page.getByRole('button', { name: ask }).click();
  const asking = page.getByRole('dialog', { name: ask });
  await asking.getByRole('checkbox', { name: vase.name }).uncheck();
  await expect(asking.getByText(t('order:moves.applyRefund.amount', { amount: '¥80.00' }))).toBeVisible();
  await asking.getByLabel(t('order:moves.applyRefund.reason')).fill('The rim has a chip');
  await expectAccessible(page);
  await asking.getByRole('button', { name: ask }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByText(t('order:refund.outcomes.pending'))).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, await newStaff(shop, api, 'Finance'));
  await page.goto(`/admin/orders/${orderNo}`);
  const refund = t('admin-orders:actions.refund.verb');
  await page.getByRole('button', { name: refund, exact: true }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-orders:actions.refund.amountOf', { piece: cup.name })).fill('60.50');
  await dialog.getByRole('combobox').selectOption('back');
  await dialog.getByLabel(t('admin-orders:fields.explanation')).fill('Less the postage');
  await dialog.getByLabel(t('admin:act.reason'), { exact: true }).fill('agreed by phone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: refund, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('admin-orders:refund.refunded', { count: 1 })).last()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.context().clearCookies();
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders/packing-slip?orderNo=${orderNo}`);
  const slip = page.getByRole('article');
  await expect(slip.getByText(vase.productCode)).toBeVisible();
  await expect(slip.getByText(cup.productCode)).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, buyer);
  await page.goto(`/user/order/detail?orderNo=${orderNo}`);
  for (const text of ['¥60.50', 'Less the postage', 'The rim has a chip', t('order:events.partRefunded')])
    await expect(page.getByText(text).first()).toBeVisible();
  const { balance } = await api.call('GET /wallet/query', {}, authToken);
  expect(balance).toBe(280.5);
});
