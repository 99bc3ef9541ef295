import { expect } from '@playwright/test';
import { channels } from '../../commerce/contract/choices.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { choose, click, test } from '../support/counterparts.ts';

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
      } else await click(page, t('wallet:payOnline.pay', { channel: t(`wallet:channels.${channel}`) }));
      await expect(cashier).toHaveURL(new RegExp(`^${cashiers.url}/${channel}/${chargeNo}A`));
      return { member, chargeNo, page, cashier, hasCode };
    }

    async function goBack({ page, cashier, hasCode }: Awaited<ReturnType<typeof opened>>) {
      await cashier.getByRole('link', { name: /返回商城|Back to the shop/ }).click();
      await expect(cashier.getByRole('heading', { name: t('wallet:wayBack.title') })).toBeVisible();
      if (hasCode) await page.bringToFront();
      else await cashier.getByRole('link', { name: t('wallet:wayBack.link') }).click();
    }

    async function paid(action: Parameters<typeof choose>[1]) {
      const payment = await opened();
      await choose(payment.cashier, action);
      await goBack(payment);
      return payment;
    }

    const twice = await paid('payTwice');
    await expect(twice.page.getByText(credited)).toBeVisible(untilAsked);
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
    const { authToken } = buyer;
    await signIn(page, buyer);

    async function ordered() {
      const { orderNo } = await api.order(buyer, (await newPiece(480)).productCode);
      await page.goto(`/user/order/pay?orderNo=${orderNo}`);
      await page.getByRole('radio', { name: t(`wallet:channels.${channel}`) }).check();
      await click(page, t('order:directly.pay', { amount: '¥480.00' }));
      const hasCode = !isMobile && channel !== 'unionpay';
      const cashier = hasCode ? await page.context().newPage() : page;
      if (hasCode) await expect(page.getByRole('img', { name: t('wallet:payOnline.code') })).toBeVisible();
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
}
