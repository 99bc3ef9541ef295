import { expect } from '@playwright/test';
import { testWithOwnShop } from '../support/own-shop.ts';

const test = testWithOwnShop({ PAYMENT_PROVIDER: 'sandbox' });

test('with a payment provider the missing amount is paid at its cashier, whose way back leads to the order', async ({
  page,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const member = await newMember(100);
  const { orderNo } = await api.order(member, (await newPiece(480)).productCode);
  await signIn(page, member);
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await page.getByRole('button', { name: t('wallet:charge.verb') }).click();
  const dialog = page.getByRole('dialog', { name: t('wallet:charge.title') });
  await expect(dialog).toContainText(t('wallet:charge.nextCashier'));
  await dialog.getByRole('button', { name: t('wallet:charge.toCashier') }).click();

  const cashier = /\/api\/dev\/cashier/;
  await expect(page).toHaveURL(cashier);
  const [charge] = (await api.call('GET /wallet/charge/query', {}, member.authToken)).items;
  const status = `/user/wallet/pay/success?chargeNo=${charge?.chargeNo}`;
  const shown = await page.context().newPage();
  await shown.goto(status);
  await expect(shown.getByText(t('wallet:payStatus.waitingCashier'))).toBeVisible();

  await page.getByRole('button', { name: '支付', exact: true }).click();
  // The page of the status asks again by itself.
  await expect(shown.getByText(t('wallet:payStatus.credited'))).toBeVisible();
  await expect(shown.getByText(t('wallet:payStatus.available', { amount: '¥480.00' }))).toBeVisible();

  await page.getByRole('link', { name: '返回商城' }).click();
  await expect(page).toHaveURL(new RegExp(`chargeNo=${charge?.chargeNo}`));
  const row = page.getByRole('listitem').filter({ hasText: orderNo });
  await row.getByRole('link', { name: t('order:list.pay') }).click();
  await expect(page).toHaveURL(`/user/order/pay?orderNo=${orderNo}`);
  await expect(page.getByRole('button', { name: t('order:pay.submit') })).toBeVisible();
});

test('a payment that fails at the cashier is shown, and another recharge can be opened', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const input = { requestId: crypto.randomUUID(), amount: 200, channel: 'alipay' } as const;
  const { cashierUrl } = await api.call('POST /wallet/charge', input, member.authToken);
  await signIn(page, member);
  await page.goto(cashierUrl ?? '');
  await page.getByRole('button', { name: '支付失败', exact: true }).click();
  await page.getByRole('link', { name: '返回商城' }).click();
  await expect(page.getByText(t('wallet:payStatus.failed'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('wallet:charge.verb') })).toBeVisible();
});
