import { expect, type Page } from '@playwright/test';
import { channels } from '../../commerce/contract/choices.ts';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { sampleAddress } from '../support/commerce-api.ts';
import { test } from '../support/counterparts.ts';

type Action = 'pay' | 'payTwice' | 'payUntold' | 'payOtherAmount' | 'payBadSignature' | 'notify' | 'close';

/** Without a notification that it believes, the shop asks after a minute. */
const untilAsked = { timeout: 100_000 };

for (const channel of channels) {
  test(`${channel}: a payment is credited once, whatever becomes of its notification`, async ({
    browser,
    isMobile,
    t,
    api,
    shop,
    cashiers,
    counterparts,
    newMember,
    signIn,
  }) => {
    test.setTimeout(300_000);
    const credited = t('wallet:payStatus.credited');
    const waiting = t('wallet:payStatus.waitingCashier');

    /** @returns the member's page and the provider's, which is that of a phone if the member scans a code */
    async function opened() {
      const member = await newMember();
      const page = await (await browser.newContext()).newPage();
      await signIn(page, member);
      await page.goto('/user/wallet');
      await page.getByRole('button', { name: t('wallet:charge.verb') }).click();
      const dialog = page.getByRole('dialog', { name: t('wallet:charge.title') });
      await dialog.getByRole('textbox').fill('100');
      await dialog.getByRole('radio', { name: t(`wallet:channels.${channel}`) }).check();
      await dialog.getByRole('button', { name: t('wallet:charge.toCashier') }).click();
      await expect(page).toHaveURL(/chargeNo=JC\d+/);
      const chargeNo = new URL(page.url()).searchParams.get('chargeNo') ?? '';
      const hasCode = !isMobile && channel !== 'unionpay';
      const cashier = hasCode ? await page.context().newPage() : page;
      if (hasCode) {
        await expect(page.getByRole('img', { name: t('wallet:payOnline.code') })).toBeVisible();
        await cashier.goto(`${cashiers.url}/${channel}/${chargeNo}A`);
      } else await press(page, t('wallet:payOnline.pay', { channel: t(`wallet:channels.${channel}`) }));
      await expect(cashier).toHaveURL(new RegExp(`^${cashiers.url}/${channel}/${chargeNo}A`));
      return { member, chargeNo, page, cashier, hasCode };
    }

    async function goBack({ page, cashier, hasCode }: Awaited<ReturnType<typeof opened>>) {
      await cashier.getByRole('link', { name: /返回商城|Back to the shop/ }).click();
      await expect(cashier.getByRole('heading', { name: t('wallet:wayBack.title') })).toBeVisible();
      if (hasCode) await page.bringToFront();
      else await cashier.getByRole('link', { name: t('wallet:wayBack.link') }).click();
    }

    async function paid(action: Action) {
      const payment = await opened();
      await choose(payment.cashier, action);
      await goBack(payment);
      return payment;
    }

    const twice = await paid('payTwice');
    await expect(twice.page.getByText(credited)).toBeVisible();
    await expectAccessible(twice.page);
    await expectNoSidewaysScroll(twice.page);

    const slow = [];
    for (const action of ['payUntold', 'payOtherAmount', 'payBadSignature'] as const) {
      const payment = await paid(action);
      // UnionPay is asked after each notification with a right signature.
      if (action !== 'payOtherAmount') await expect(payment.page.getByText(waiting)).toBeVisible();
      slow.push(payment);
    }
    const failed = await paid('close');
    await expect(failed.page.getByText(waiting)).toBeVisible();

    const withdrawn = await opened();
    await withdrawn.page.goto(`/user/wallet/charge/detail/${withdrawn.chargeNo}`);
    const withdraw = t('wallet:withdraw.verb');
    await withdrawn.page.getByRole('button', { name: withdraw }).click();
    await withdrawn.page.getByRole('dialog').getByRole('button', { name: withdraw }).click();
    await expect(withdrawn.page.getByRole('dialog')).toBeHidden();
    // A code of Alipay that nobody scanned and a form of UnionPay can't be closed.
    if (channel === 'wechat') {
      const stateOf = (chargeNo: string) =>
        counterparts.of.wechat.offered().find(({ attemptNo }) => attemptNo === `${chargeNo}A`)?.state;
      await expect.poll(() => stateOf(withdrawn.chargeNo), untilAsked).toBe('closed');
    }

    for (const { page } of slow) {
      await page.bringToFront();
      await expect(page.getByText(credited)).toBeVisible(untilAsked);
    }
    await failed.page.bringToFront();
    // UnionPay lets the payer try another card until the time is over.
    if (channel === 'unionpay') await expect(failed.page.getByText(waiting)).toBeVisible();
    else await expect(failed.page.getByText(t('wallet:payStatus.failed'))).toBeVisible(untilAsked);

    // The late notification of a payment that the shop has found by itself.
    const [late] = slow;
    if (!late) throw new Error('nothing was paid');
    await late.cashier.goto(`${cashiers.url}/${channel}/${late.chargeNo}A`);
    await choose(late.cashier, 'notify');
    await expect(late.cashier.getByText('→ 200').last()).toBeVisible();
    for (const { member } of [twice, ...slow])
      expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({ available: 100 });
    expect(await api.call('GET /wallet/query', {}, failed.member.authToken)).toMatchObject({ available: 0 });
    await runCommand(shop, 'audit');
  });

  test(`${channel}: an order is paid on its page, and money that comes too late stays in the wallet`, async ({
    page,
    isMobile,
    t,
    api,
    shop,
    cashiers,
    newMember,
    newPiece,
    signIn,
  }) => {
    const buyer = await newMember();
    const { userId, authToken, phone } = buyer;
    const { addressId } = await api.call('POST /userinfo/address/add', sampleAddress(phone), authToken);
    await signIn(page, buyer);

    async function ordered() {
      const { productCode } = await newPiece(480);
      const item = await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
      const wish = { addressId, expectedAmount: 480, itemIds: [item.itemId] };
      const { orderNo } = await api.call(
        'POST /order/submit',
        { requestId: crypto.randomUUID(), ...wish },
        authToken,
      );
      await page.goto(`/user/order/pay?orderNo=${orderNo}`);
      await page.getByRole('radio', { name: t(`wallet:channels.${channel}`) }).check();
      await press(page, t('order:directly.pay', { amount: '¥480.00' }));
      const hasCode = !isMobile && channel !== 'unionpay';
      const cashier = hasCode ? await page.context().newPage() : page;
      if (hasCode) await expect(page.getByRole('img', { name: t('wallet:payOnline.code') })).toBeVisible();
      else if (!isMobile)
        await press(page, t('wallet:payOnline.pay', { channel: t(`wallet:channels.${channel}`) }));
      else await expect(page).toHaveURL(new RegExp(`^${cashiers.url}`));
      const { recharge } = await api.call('GET /order/detail', { orderNo }, authToken);
      if (hasCode) await cashier.goto(`${cashiers.url}/${channel}/${recharge?.chargeNo}A`);
      return { orderNo, cashier, chargeNo: recharge?.chargeNo ?? '', hasCode };
    }

    const first = await ordered();
    await choose(first.cashier, 'pay');
    if (first.hasCode) {
      await page.bringToFront();
      await expect(page.getByRole('heading', { level: 1, name: t('order:thanks.title') })).toBeVisible();
    } else {
      await first.cashier.getByRole('link', { name: /返回商城|Back to the shop/ }).click();
      await first.cashier.getByRole('link', { name: t('wallet:wayBack.link') }).click();
      await expect(page.getByText(t('wallet:forOrder.paid', { orderNo: first.orderNo }))).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await api.call('GET /order/detail', { orderNo: first.orderNo }, authToken)).toMatchObject({
      status: 'PAID',
    });

    const second = await ordered();
    // Opened before the order is cancelled, so its provider may still take the money.
    const { orderNo } = second;
    await choose(second.cashier, 'payUntold');
    await api.call('POST /order/cancel', { requestId: crypto.randomUUID(), orderNo }, authToken);
    await second.cashier.goto(`${cashiers.url}/${channel}/${second.chargeNo}A`);
    await choose(second.cashier, 'notify');
    await page.goto(`/user/wallet/pay/success?chargeNo=${second.chargeNo}`);
    await expect(page.getByText(t('wallet:forOrder.tooLate', { orderNo }))).toBeVisible();
    await expectAccessible(page);
    expect(await api.call('GET /wallet/query', {}, authToken)).toMatchObject({ available: 480 });
    await runCommand(shop, 'audit');
  });

  test(`${channel}: a refund is paid in part, another refused and later paid as a whole`, async ({
    page,
    browser,
    t,
    api,
    shop,
    baseURL,
    cashiers,
    newMember,
    signIn,
    counterparts,
  }) => {
    test.slow();
    const member = await newMember();
    const { authToken } = member;
    const finance = await newStaff(shop, api, 'Finance');
    const admin = await (await browser.newContext()).newPage();
    await signIn(admin, finance);
    await signIn(page, member);

    /** Without the browser, which pays in the other tests. */
    async function paid() {
      const input = { requestId: crypto.randomUUID(), amount: 100, channel } as const;
      const { chargeNo } = await api.call('POST /wallet/charge', input, authToken);
      const way = channel === 'unionpay' ? 'desktop' : 'code';
      const cashier = await api.call('POST /wallet/charge/pay', { chargeNo, way }, authToken);
      await counterparts.of[channel].visit(baseURL ?? '', cashier);
      await page.goto(`${cashiers.url}/${channel}/${chargeNo}A`);
      await choose(page, 'pay');
      return chargeNo;
    }

    async function refundsEnd(chargeNo: string, action: 'refundsPaid' | 'refundsRefused') {
      await page.goto(`${cashiers.url}/${channel}/${chargeNo}A`);
      await choose(page, action);
    }

    /** @returns the number of the refund, which staff have approved */
    async function refunded(chargeNo: string, amount: string) {
      await page.goto(`/user/wallet/charge/detail/${chargeNo}`);
      await press(page, t('wallet:refund.verb'));
      const dialog = page.getByRole('dialog', { name: t('wallet:refund.verb') });
      await dialog.getByLabel(t('wallet:refund.amount')).fill(amount);
      await dialog.getByLabel(t('wallet:refund.reason')).fill('Changed plans');
      await dialog.getByRole('button', { name: t('wallet:refund.verb') }).click();
      await expect(page).toHaveURL(/refund\/detail\//);
      const refundNo = page.url().split('/').at(-1) ?? '';
      await admin.goto(`/admin/wallet-manage/refunds/${refundNo}`);
      const verb = t('admin-refunds:actions.approveRefund.verb');
      await admin.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
      await admin.getByRole('dialog').getByLabel(t('admin:act.reason')).fill('as agreed');
      await admin.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
      await expect(admin.getByRole('dialog')).toBeHidden();
      return refundNo;
    }

    async function expectStatus(refundNo: string, status: 'SUCCESS' | 'FAILED') {
      const ask = async () => (await api.call('GET /wallet/refund/detail', { refundNo }, authToken)).status;
      await expect.poll(ask, untilAsked).toBe(status);
      await page.goto(`/user/wallet/refund/detail/${refundNo}`);
      await expect(page.getByText(t(`wallet:refundStatus.${status}`), { exact: true })).toBeVisible();
      await expectAccessible(page);
    }

    const [one, other] = [await paid(), await paid()];
    await expectStatus(await refunded(one, '40.10'), 'SUCCESS');
    expect(await api.call('GET /wallet/query', {}, authToken)).toMatchObject({ available: 159.9, frozen: 0 });

    await refundsEnd(other, 'refundsRefused');
    await expectStatus(await refunded(other, '100'), 'FAILED');
    await expect(page.getByText(t('wallet:refundDetail.backInWallet'))).toBeVisible();
    expect(await api.call('GET /wallet/query', {}, authToken)).toMatchObject({ available: 159.9, frozen: 0 });

    await refundsEnd(other, 'refundsPaid');
    await expectStatus(await refunded(other, '100'), 'SUCCESS');
    expect(await api.call('GET /wallet/query', {}, authToken)).toMatchObject({ available: 59.9, frozen: 0 });
    await runCommand(shop, 'audit');
  });
}

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
  await press(page, t('wallet:payOnline.pay', { channel: t('wallet:channels.wechat') }));
  await expect(page.getByText(t('wallet:payOnline.inWechat.ok'))).toBeVisible();
  // The code of WeChat is of use once, and does not stay in the address.
  await expect(page).toHaveURL(new RegExp(`chargeNo=${chargeNo}(#|$)`));
  const provider = await context.newPage();
  await provider.goto(`${cashiers.url}/wechat/${chargeNo}A`);
  await choose(provider, 'notify');
  await page.bringToFront();
  await expect(page.getByText(t('wallet:payStatus.credited'))).toBeVisible();
});

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** On the provider's page. */
async function choose(page: Page, action: Action | 'refundsPaid' | 'refundsRefused'): Promise<void> {
  await page.locator(`button[value=${action}]`).click();
}
