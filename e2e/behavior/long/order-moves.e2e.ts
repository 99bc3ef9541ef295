import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test as base, expectAccessible } from '../../fixtures.ts';
import { runCommand } from '../../support/commands.ts';
import type { Member } from '../../support/commerce-api.ts';

const test = base.extend<{ unpaid: { buyer: Member; orderNo: string } }>({
  unpaid: async ({ page, api, newPiece, newMember, signIn }, use) => {
    const buyer = await newMember(500);
    const { productCode } = await newPiece(480);
    const { orderNo } = await api.order(buyer, productCode);
    await signIn(page, buyer);
    await openOrder(page, orderNo);
    await use({ buyer, orderNo });
  },
});

test.use({ expectedComplaints: [/409/] });

const openOrder = (page: Page, orderNo: string) => page.goto(`/user/order/detail?orderNo=${orderNo}`);

test('a member cancels an unpaid order, once a dialog has said what happens', async ({ page, t, unpaid }) => {
  const verb = t('order:moves.cancel.verb');
  const open = page.getByRole('button', { name: verb }).first();
  const dialog = page.getByRole('dialog', { name: verb });

  await open.click();
  await expect(dialog.getByText(t('order:moves.cancel.effect'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('order:moves.cancel.dismiss') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('order:status.WAITING_PAYMENT'), { exact: true }).first()).toBeVisible();

  await open.click();
  await dialog.getByRole('button', { name: verb }).click();
  await expect(page.getByText(t('order:moves.cancel.done')).first()).toBeVisible();
  await expect(page.getByText(t('order:status.CANCELLED'), { exact: true }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(`/user/order/pay?orderNo=${unpaid.orderNo}`);
  await expect(page.getByText(t('order:pay.cancelled'))).toBeVisible();
});

test('a move that is refused because the order has changed says so in its dialog, and the page shows the new status', async ({
  page,
  t,
  api,
  unpaid: { buyer, orderNo },
}) => {
  const verb = t('order:moves.cancel.verb');
  const dialog = page.getByRole('dialog', { name: verb });
  await page.getByRole('button', { name: verb }).first().click();
  await api.call('POST /order/cancel', { requestId: randomUUID(), orderNo }, buyer.authToken);
  await dialog.getByRole('button', { name: verb }).click();

  await expect(dialog.getByRole('alert')).toHaveText(t('order:moves.changed'));
  await expect(page.getByText(t('order:status.CANCELLED'), { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: verb })).toHaveCount(0);
  await dialog
    .getByRole('button', { name: t('common:close'), exact: true })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a member sees the parcel of a shipped order and confirms its receipt', async ({
  page,
  t,
  api,
  shop,
  newMember,
  unpaid: { buyer, orderNo },
}) => {
  const { phone, authToken } = buyer;
  await api.call('POST /auth/send_code', { scene: 'order_pay', phone, orderNo }, authToken);
  const code = await api.latestCode(phone, 'order_pay');
  await api.call('POST /order/pay', { requestId: randomUUID(), orderNo, code }, authToken);
  const staff = await newMember();
  await runCommand(shop, 'staff-role', staff.phone, 'Owner');
  const parcel = { requestId: randomUUID(), orderNo, carrier: '顺丰', trackingNo: 'SF1234567890' };
  await api.call('POST /admin/orders/ship', parcel, staff.authToken);

  await openOrder(page, orderNo);
  await expect(page.getByText('SF1234567890')).toBeVisible();
  const verb = t('order:moves.complete.verb');
  await page.getByRole('button', { name: verb }).click();
  await page.getByRole('dialog', { name: verb }).getByRole('button', { name: verb }).click();
  await expect(page.getByText(t('order:moves.complete.done')).first()).toBeVisible();
  await expect(page.getByText(t('order:status.COMPLETED'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
