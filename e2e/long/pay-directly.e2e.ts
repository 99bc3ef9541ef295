import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

const test = testWithOwnShop({ PAYMENT_PROVIDER: 'sandbox' });
test.use({ expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

test('an order is paid by a code on its page, which also another tab notices', async ({
  page,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const buyer = await newMember();
  const { orderNo } = await api.order(buyer, (await newPiece(480)).productCode);
  const pay = page.getByRole('button', { name: t('order:directly.pay', { amount: '¥480.00' }) });
  const code = { name: t('wallet:payOnline.code') };
  const thanks = { level: 1, name: t('order:thanks.title') };
  await signIn(page, buyer);
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await page.getByRole('radio', { name: t('wallet:channels.wechat') }).check();
  await pay.click();
  await expect(page.getByRole('img', code)).toBeVisible();
  await expectAccessible(page);

  // Another channel takes its place.
  await page.getByRole('button', { name: t('order:directly.other') }).click();
  await page.getByRole('radio', { name: t('wallet:channels.alipay') }).check();
  await pay.click();
  await expect(page.getByRole('img', code)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', code)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`/user/order/pay?orderNo=${orderNo}`);
  await expect(tab.getByRole('img', code)).toBeVisible();

  // Without a connection, nobody knows whether it was paid.
  const { recharge } = await api.call('GET /order/detail', { orderNo }, buyer.authToken);
  await page.context().setOffline(true);
  await page.bringToFront();
  await expect(page.getByText(t('wallet:payStatus.unreachable'))).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await expect(page.getByText(t('wallet:payStatus.waitingCashier'))).toBeVisible();

  const phone = await page.context().newPage();
  await phone.goto(`/api/dev/cashier?attemptNo=${recharge?.chargeNo}A`);
  await phone.getByRole('button', { name: '支付', exact: true }).click();
  await page.bringToFront();
  await expect(page.getByRole('heading', thanks)).toBeFocused();
  await tab.bringToFront();
  await expect(tab.getByRole('heading', thanks)).toBeVisible();

  await phone.goto(`/user/wallet/pay/success?chargeNo=${recharge?.chargeNo}`);
  await expect(phone.getByText(t('wallet:forOrder.paid', { orderNo }))).toBeVisible();
  await expect(phone.getByText(t('wallet:payStatus.credited'))).toHaveCount(0);
  await expectAccessible(phone);
});

test('on a phone one press leads to the provider, and the way back to the paid order', async ({
  browser,
  t,
  api,
  newPiece,
  newMember,
  signIn,
  baseURL,
}) => {
  const buyer = await newMember(100);
  const { orderNo } = await api.order(buyer, (await newPiece(480)).productCode);
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const context = await browser.newContext({
    ...{ userAgent: iphone, locale: 'zh-CN', baseURL: baseURL ?? '' },
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await signIn(phone, buyer);
  await phone.goto(`/user/order/pay?orderNo=${orderNo}`);
  const pay = phone.getByRole('button', { name: t('order:directly.pay', { amount: '¥380.00' }) });
  await pay.click();
  await expect(phone.getByText(t('order:enterCode'))).toBeVisible();
  await phone.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(phone.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();
  await phone.getByLabel(t('order:pay.code')).fill(await api.latestCode(buyer.phone, 'order_pay'));
  await expectAccessible(phone);
  await pay.click();
  await expect(phone).toHaveURL(/\/api\/dev\/cashier/);
  await phone.getByRole('button', { name: '支付', exact: true }).click();
  await phone.getByRole('link', { name: '返回商城' }).click();
  await phone.getByRole('link', { name: t('wallet:wayBack.link') }).click();
  await expect(phone.getByText(t('wallet:forOrder.paid', { orderNo }))).toBeVisible();
  await context.close();
});

test('a payment that fails is said on the page, and the next one is offered', async ({
  page,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const buyer = await newMember();
  const { orderNo } = await api.order(buyer, (await newPiece(480)).productCode);
  await signIn(page, buyer);
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  const pay = page.getByRole('button', { name: t('order:directly.pay', { amount: '¥480.00' }) });
  await pay.click();
  await expect(page.getByRole('img', { name: t('wallet:payOnline.code') })).toBeVisible();
  const { recharge } = await api.call('GET /order/detail', { orderNo }, buyer.authToken);
  const phone = await page.context().newPage();
  await phone.goto(`/api/dev/cashier?attemptNo=${recharge?.chargeNo}A`);
  await phone.getByRole('button', { name: '支付失败', exact: true }).click();
  await page.bringToFront();
  await expect(page.getByText(t('wallet:payStatus.failed'))).toBeVisible();
  await expect(pay).toBeVisible();
});
