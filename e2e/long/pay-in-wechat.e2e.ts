import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import { choose, click, test } from '../support/counterparts.ts';

test('within WeChat, its page tells who pays, and its cashier opens above the page of the shop', async ({
  browser,
  t,
  api,
  cashiers,
  counterparts,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const input = { requestId: crypto.randomUUID(), amount: 200, channel: 'wechat' } as const;
  const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50';
  const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.exposeFunction('openCashier', counterparts.wechat.invoke);
  await page.addInitScript(() => {
    const { openCashier } = window as unknown as { openCashier(...given: unknown[]): Promise<string> };
    async function invoke(method: string, parameters: object, onAnswer: (told: { err_msg: string }) => void) {
      onAnswer({ err_msg: `get_brand_wcpay_request:${await openCashier(method, parameters)}` });
    }
    Object.assign(window, { WeixinJSBridge: { invoke } });
  });
  await signIn(page, member);
  await page.goto(`/user/wallet/pay/success?chargeNo=${chargeNo}`);
  await expectAccessible(page);
  await click(page, t('wallet:payOnline.pay', { channel: t('wallet:channels.wechat') }));
  await expect(page.getByText(t('wallet:payOnline.inWechat.ok'))).toBeVisible();
  // The code of WeChat is of use once, and does not stay in the address.
  await expect(page).toHaveURL(new RegExp(`chargeNo=${chargeNo}(#|$)`));
  const provider = await context.newPage();
  await provider.goto(`${cashiers.url}/wechat/${chargeNo}A`);
  await choose(provider, 'notify');
  await page.bringToFront();
  // An old page asks every 30 seconds.
  await expect(page.getByText(t('wallet:payStatus.credited'))).toBeVisible({ timeout: 40_000 });
});
