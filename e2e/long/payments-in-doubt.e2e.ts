import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { InputOf } from 'commerce/contract';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible } from '../fixtures.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

const test = testWithOwnShop({ PAYMENT_PROVIDER: 'sandbox' });

type Action = InputOf<'POST /dev/cashier'>['action'];

test('a payment of another amount is credited, and one of an unknown recharge is closed', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  await signIn(page, await newStaff(shop, api, 'Finance'));
  const member = await newMember();
  // The sandbox is asked about a payment after a minute and then reports the right amount.
  const chargeNo = await payAs(page, member.authToken, 'payWrongAmount');
  await payAs(page, (await newMember()).authToken, 'payWrongNumber');
  const open = () => page.goto('/admin/wallet-manage/in-doubt?dealtWith=false');
  await open();
  await dealWith('wrongAmount', 'credit', t('admin-notices:pendingFails', { number: chargeNo }));
  expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({ available: 100.01 });
  const charge = await api.call('GET /wallet/charge/detail', { chargeNo }, member.authToken);
  expect(charge.status).toBe('FAILED');

  await open();
  await expect(
    page.getByRole('row').filter({ hasText: t('admin-notices:outcomes.wrongAmount') }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await dealWith('unknownNumber', 'close', t('admin-notices:actions.close.effect', { amount: '¥100.00' }));
  await open();
  await expect(page.getByText(t('admin:list.nothingHere'))).toBeVisible();

  async function dealWith(outcome: string, action: 'credit' | 'close', effect: string) {
    const row = page.getByRole('row').filter({ hasText: t(`admin-notices:outcomes.${outcome}`) });
    await row.getByRole('link').first().click();
    const verb = t(`admin-notices:actions.${action}.verb`);
    await page.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(effect);
    await expectAccessible(page);
    await dialog.getByLabel(t('admin:act.reason')).fill('asked the provider');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
    const state = t(`admin-notices:status.${action === 'credit' ? 'credited' : 'closed'}`);
    await expect(page.getByRole('article').getByText(state).first()).toBeVisible();
  }

  /** Opens a recharge of ¥100 and presses a button of the cashier. Returns the number of the recharge. */
  async function payAs({ request }: Page, authToken: string, action: Action): Promise<string> {
    const input = { requestId: randomUUID(), amount: 100, channel: 'alipay' } as const;
    const opened = await api.call('POST /wallet/charge', input, authToken);
    const form = { chargeNo: opened.chargeNo, action };
    expect((await request.post('/api/dev/cashier', { form })).ok()).toBe(true);
    return opened.chargeNo;
  }
});
