import { expect } from '@playwright/test';
import { channels } from '../../commerce/contract/choices.ts';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { choose, click, test } from '../support/counterparts.ts';

/** A provider that does not tell is asked after a minute. */
const untilAsked = { timeout: 100_000 };

for (const channel of channels) {
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
      await click(page, t('wallet:refund.verb'));
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
