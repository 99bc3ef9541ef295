import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import type { Member } from '../support/commerce-api.ts';

test('a recharge by hand is confirmed, and its refund is approved: the money is gone', async ({
  page,
  browser,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, await newStaff(shop, api, 'Finance'));
  const { chargeNo } = await api.call('POST /wallet/charge', recharge(), member.authToken);
  const wallet = async () => api.call('GET /wallet/query', {}, member.authToken);

  const [name, amount] = [`member${member.phone.slice(3)}`, '¥100.00'];
  await page.goto('/admin/wallet-manage?kind=recharge');
  const task = page.getByRole('listitem').filter({ hasText: name });
  await task.getByRole('link', { name: t('admin-wallets:actions.confirm.verb'), exact: true }).click();
  const confirm = dialogOf(page, t, 'admin-wallets:actions.confirm', { name, amount });
  await expectAccessible(page);
  await confirm.fill(t('admin-wallets:fields.serialNo'), `W-${chargeNo}`);
  await confirm.submit();
  await expect(task).toHaveCount(0);
  expect(await wallet()).toMatchObject({ available: 100, frozen: 0 });

  const { refundNo } = await askBack(member, chargeNo);
  expect(await wallet()).toMatchObject({ available: 0, frozen: 100 });
  await page.goto(`/admin/wallet-manage/refunds?search=${member.phone}&state=waiting`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name, exact: true }).locator('visible=true').click();
  const approve = await openDialog(page, t, 'admin-refunds:actions.payRefund', { name, amount });
  await approve.fill(t('admin-refunds:fields.transferNo'), `B-${refundNo}`);
  await approve.submit('sent by the bank');
  await expect(page.getByRole('article').getByText(t('admin-refunds:why.done')).first()).toBeVisible();
  await expectAccessible(page);
  expect(await wallet()).toMatchObject({ available: 0, frozen: 0 });

  await page.getByRole('link', { name: chargeNo }).click();
  await expect(page.getByRole('link', { name: refundNo })).toBeVisible();
  await expectAccessible(page);

  const own = await (await browser.newContext()).newPage();
  await signIn(own, member);
  await own.goto(`/user/wallet/refund/detail/${refundNo}`);
  await expect(own.getByText(`B-${refundNo}`)).toBeVisible();

  function askBack({ authToken }: Member, ofCharge: string) {
    const input = { requestId: randomUUID(), chargeNo: ofCharge, reason: '不需要了' };
    return api.call('POST /wallet/refund/apply', input, authToken);
  }
});

test('a refund is rejected: the member reads why, and has the money back', async ({
  page,
  browser,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const finance = await newStaff(shop, api, 'Finance');
  const { chargeNo } = await api.call('POST /wallet/charge', recharge(), member.authToken);
  const arrived = { requestId: randomUUID(), chargeNo, serialNo: `W-${chargeNo}` };
  await api.call('POST /admin/recharges/confirm', arrived, finance.authToken);
  const asked = { requestId: randomUUID(), chargeNo, reason: '不需要了' };
  const { refundNo } = await api.call('POST /wallet/refund/apply', asked, member.authToken);

  await signIn(page, finance);
  await page.goto(`/admin/wallet-manage/refunds/${refundNo}`);
  const reject = await openDialog(page, t, 'admin-refunds:actions.rejectRefund', {
    name: `member${member.phone.slice(3)}`,
    amount: '¥100.00',
  });
  await expectAccessible(page);
  await reject.fill(t('admin-refunds:fields.explanation'), '作品已经寄出');
  await reject.submit('spent soon');
  await expect(page.getByRole('article').getByText(t('admin-refunds:why.rejected')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('admin-refunds:actions.payRefund.verb') })).toHaveCount(0);

  const own = await (await browser.newContext()).newPage();
  await signIn(own, member);
  await own.goto(`/user/wallet/refund/detail/${refundNo}`);
  await expect(own.getByText('作品已经寄出')).toBeVisible();
  await expect(own.getByText('spent soon')).toHaveCount(0);
  expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({
    available: 100,
    frozen: 0,
  });
});

function recharge() {
  return { requestId: randomUUID(), amount: 100, channel: 'alipay' } as const;
}

/** `action` is the key of the texts. */
async function openDialog(page: Page, t: TFunction, action: string, named: Named) {
  const verb = t(`${action}.verb`);
  await page.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
  return dialogOf(page, t, action, named);
}

interface Named {
  name: string;
  amount: string;
}

function dialogOf(page: Page, t: TFunction, action: string, named: Named) {
  const dialog = page.getByRole('dialog', { name: t(`${action}.title`, { ...named }) });
  return {
    fill: (label: string, text: string) => dialog.getByLabel(label).fill(text),
    async submit(reason?: string) {
      if (reason) await dialog.getByLabel(t('admin:act.reason')).fill(reason);
      await dialog.getByRole('button', { name: t(`${action}.verb`), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
