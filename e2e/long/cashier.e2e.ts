import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

const test = testWithOwnShop({ PAYMENT_PROVIDER: 'sandbox' });

test('with a payment provider a recharge is paid by a code, and the page leads to the order that waits', async ({
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
  await page.goto('/user/wallet');
  await page.getByRole('button', { name: t('wallet:charge.verb') }).click();
  const dialog = page.getByRole('dialog', { name: t('wallet:charge.title') });
  await dialog.getByRole('textbox').fill('380');
  await expect(dialog).toContainText(t('wallet:charge.nextCashier'));
  await dialog.getByRole('button', { name: t('wallet:charge.toCashier') }).click();

  // On a desktop, a phone scans the code.
  await expect(page).toHaveURL(/\/user\/wallet\/pay\/success\?chargeNo=JC/);
  await expect(page.getByRole('img', { name: t('wallet:payOnline.code') })).toBeVisible();
  await expect(page.getByText(t('wallet:payStatus.waitingCashier'))).toBeVisible();
  await expectAccessible(page);
  const [charge] = (await api.call('GET /wallet/charge/query', {}, member.authToken)).items;
  const phone = await page.context().newPage();
  await phone.goto(`/api/dev/cashier?attemptNo=${charge?.chargeNo}A`);
  await phone.getByRole('button', { name: '支付', exact: true }).click();
  // The page asks again by itself.
  await expect(page.getByText(t('wallet:payStatus.credited'))).toBeVisible();
  await expect(page.getByText(t('wallet:payStatus.available', { amount: '¥480.00' }))).toBeVisible();

  await phone.getByRole('link', { name: '返回商城' }).click();
  await expect(phone.getByRole('heading', { name: t('wallet:wayBack.title') })).toBeVisible();
  await phone.getByRole('link', { name: t('wallet:wayBack.link') }).click();
  await expect(phone).toHaveURL(new RegExp(`chargeNo=${charge?.chargeNo}`));

  const row = page.getByRole('listitem').filter({ hasText: orderNo });
  await row.getByRole('link', { name: t('order:list.pay') }).click();
  await expect(page).toHaveURL(`/user/order/pay?orderNo=${orderNo}`);
  await expect(page.getByRole('button', { name: t('order:pay.submit') })).toBeVisible();
});

test('a payment that fails at the provider is shown, and another recharge can be opened', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const input = { requestId: crypto.randomUUID(), amount: 200, channel: 'alipay' } as const;
  const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
  await signIn(page, member);
  await page.goto(`/user/wallet/pay/success?chargeNo=${chargeNo}`);
  const channel = t('wallet:channels.alipay');
  await page.getByRole('button', { name: t('wallet:payOnline.pageInstead', { channel }) }).click();
  await expect(page).toHaveURL(/\/api\/dev\/cashier/);
  await page.getByRole('button', { name: '支付失败', exact: true }).click();
  await page.getByRole('link', { name: '返回商城' }).click();
  await page.getByRole('link', { name: t('wallet:wayBack.link') }).click();
  await expect(page.getByText(t('wallet:payStatus.failed'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('wallet:charge.verb') })).toBeVisible();
});

test('on a phone the provider opens in the same window, and within WeChat the page asks for a browser', async ({
  browser,
  t,
  api,
  newMember,
  signIn,
  baseURL,
}) => {
  const member = await newMember();
  const input = { requestId: crypto.randomUUID(), amount: 200, channel: 'wechat' } as const;
  const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const channel = t('wallet:channels.wechat');
  const open = async (userAgent: string) => {
    const context = await browser.newContext({
      ...{ userAgent, locale: 'zh-CN' },
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await signIn(page, member);
    await page.goto(`/user/wallet/pay/success?chargeNo=${chargeNo}`);
    return page;
  };
  const phone = await open(`${iphone} Safari/604.1`);
  await phone.getByRole('button', { name: t('wallet:payOnline.pay', { channel }) }).click();
  await expect(phone).toHaveURL(/\/api\/dev\/cashier/);
  await phone.getByRole('button', { name: '支付', exact: true }).click();
  await phone.goBack();
  await phone.goBack();
  await expect(phone.getByText(t('wallet:payStatus.credited'))).toBeVisible();
  await phone.context().close();

  const other = await api.call(
    'POST /wallet/charge',
    { ...input, requestId: crypto.randomUUID() },
    member.authToken,
  );
  const within = await open(`${iphone} MicroMessenger/8.0.50`);
  await within.goto(`/user/wallet/pay/success?chargeNo=${other.chargeNo}`);
  await expect(within.getByText(t('wallet:payOnline.openBrowser', { channel }))).toBeVisible();
  await within.context().close();
});
