import { randomUUID } from 'node:crypto';
import type { InputOf } from '@junyao/commerce/contract';
import { expect, type Page } from '@playwright/test';
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
  // The shop asks the sandbox about a payment after a minute, and the sandbox then reports the right amount.
  const chargeNo = await payAs(page, member.authToken, 'payWrongAmount');
  await payAs(page, (await newMember()).authToken, 'payWrongNumber');
  const open = () => page.goto('/admin/wallet-manage/in-doubt?dealtWith=false');
  const rowOf = (outcome: string) =>
    page.getByRole('row').filter({ hasText: t(`admin-notices:outcomes.${outcome}`) });
  await open();
  await dealWith('wrongAmount', 'credit', t('admin-notices:pendingFails', { number: chargeNo }));
  expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({ available: 100.01 });
  const charge = await api.call('GET /wallet/charge/detail', { chargeNo }, member.authToken);
  expect(charge.status).toBe('FAILED');

  await open();
  await expect(rowOf('unknownNumber')).toBeVisible();
  await expect(rowOf('wrongAmount')).toHaveCount(0);
  await expectAccessible(page);
  await dealWith('unknownNumber', 'close', t('admin-notices:actions.close.effect', { amount: '¥100.00' }));
  await open();
  await expect(page.getByText(t('admin:list.nothingHere'))).toBeVisible();

  async function dealWith(outcome: string, action: 'credit' | 'close', effect: string) {
    await rowOf(outcome).getByRole('link').first().click();
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

  /** Returns the number of the recharge. */
  async function payAs({ request }: Page, authToken: string, action: Action): Promise<string> {
    const input = { requestId: randomUUID(), amount: 100, channel: 'alipay' } as const;
    const opened = await api.call('POST /wallet/charge', input, authToken);
    const form = { chargeNo: opened.chargeNo, action };
    expect((await request.post('/api/dev/cashier', { form })).ok()).toBe(true);
    return opened.chargeNo;
  }
});

test('the number of a payment that was closed waits for a second person, who reads why', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const [first, second] = [await newStaff(shop, api, 'Finance'), await newStaff(shop, api, 'Finance')];
  const [payer, member] = [await newMember(), await newMember()];
  const opened = await api.call(
    'POST /wallet/charge',
    { requestId: randomUUID(), amount: 100, channel: 'alipay' },
    payer.authToken,
  );
  const form = { chargeNo: opened.chargeNo, action: 'payWrongAmount' };
  expect((await page.request.post('/api/dev/cashier', { form })).ok()).toBe(true);
  const search = { search: opened.chargeNo };
  const [notice] = (await api.call('GET /admin/charges/notices', search, first.authToken)).items;
  const { noticeId = '', serialNo = '' } = notice ?? {};
  const closing = { requestId: randomUUID(), noticeId, reason: 'paid back' };
  await api.call('POST /admin/charges/deal_with_notice', closing, first.authToken);

  await signIn(page, first);
  await page.goto(`/admin/wallet-manage/${member.userId}`);
  const verb = t('admin-wallets:actions.recharge.verb');
  await page.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-wallets:fields.amountYuan')).fill('10');
  await dialog.getByLabel(t('admin-wallets:fields.channel')).selectOption('alipay');
  await dialog.getByLabel(t('admin-wallets:fields.serialNo')).fill(serialNo);
  const promise = t('admin-wallets:actions.recharge.atOnceUnlessDoubtful', { amount: '¥10.00' });
  await expect(dialog.getByText(promise)).toBeVisible();
  await dialog.getByLabel(t('admin:act.reason')).fill('it came after all');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({ available: 0 });

  const { items } = await api.call('GET /admin/wallets/proposals', { status: 'PROPOSED' }, second.authToken);
  const proposalId = items[0]?.proposalId ?? '';
  await signIn(page, second);
  await page.goto(`/admin/wallet-manage/proposals/${proposalId}`);
  const reasons = page.getByRole('article').getByRole('region', { name: t('admin-doubts:title') });
  await expect(reasons).toContainText('paid back');
  await expectAccessible(page);
  const post = t('admin-wallets:actions.post.verb');
  await page.getByRole('article').getByRole('button', { name: post, exact: true }).click();
  await expect(dialog).toContainText('paid back');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: post, exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/wallet-manage/in-doubt/${noticeId}`);
  await expect(
    page.getByRole('article').getByText(t('admin-notices:status.creditedLater')).first(),
  ).toBeVisible();
  await expectAccessible(page);
});
