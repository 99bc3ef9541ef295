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
  const open = () => page.goto('/admin/wallet-manage/unmatched?open=true');
  const rowOf = (outcome: string) =>
    page.getByRole('row').filter({ hasText: t(`admin-wallets:outcomes.${outcome}`) });
  await open();
  await dealWith('wrongAmount', 'creditPayment', member.phone.slice(3));
  expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({ available: 100.01 });
  const charge = await api.call('GET /wallet/charge/detail', { chargeNo }, member.authToken);
  expect(charge.status).toBe('FAILED');

  await open();
  await expect(rowOf('unknownNumber')).toBeVisible();
  await expect(rowOf('wrongAmount')).toHaveCount(0);
  await expectAccessible(page);
  await dealWith(
    'unknownNumber',
    'closePayment',
    t('admin-wallets:actions.closePayment.effect', { amount: '¥100.00' }),
  );
  await open();
  await expect(page.getByText(t('admin:list.nothingHere'))).toBeVisible();

  async function dealWith(outcome: string, action: 'creditPayment' | 'closePayment', effect: string) {
    await rowOf(outcome).getByRole('link').first().click();
    const verb = t(`admin-wallets:actions.${action}.verb`);
    await page.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(effect);
    await expectAccessible(page);
    if (action === 'closePayment') await dialog.getByLabel(t('admin:act.reason')).fill('asked the provider');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
    const state = t(`admin-wallets:why.${action === 'creditPayment' ? 'POSTED' : 'paidBack'}`);
    await expect(page.getByRole('article').getByText(state).first()).toBeVisible();
  }

  /** Returns the number of the recharge. */
  async function payAs({ request }: Page, authToken: string, action: Action): Promise<string> {
    const input = { requestId: randomUUID(), amount: 100, channel: 'alipay' } as const;
    const opened = await api.call('POST /wallet/charge', input, authToken);
    const { chargeNo } = opened;
    await api.call('POST /wallet/charge/pay', { chargeNo, way: 'desktop' }, authToken);
    const form = { attemptNo: `${chargeNo}A`, action };
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
  const { chargeNo } = opened;
  await api.call('POST /wallet/charge/pay', { chargeNo, way: 'desktop' }, payer.authToken);
  const form = { attemptNo: `${chargeNo}A`, action: 'payWrongAmount' };
  expect((await page.request.post('/api/dev/cashier', { form })).ok()).toBe(true);
  const search = { search: opened.chargeNo };
  const [payment] = (await api.call('GET /admin/unmatched/query', search, first.authToken)).items;
  const { paymentId = '', serialNo = '' } = payment ?? {};
  const closing = { requestId: randomUUID(), paymentId, reason: 'paid back' };
  await api.call('POST /admin/unmatched/close', closing, first.authToken);

  await signIn(page, first);
  await page.goto(`/admin/wallet-manage/wallets/${member.userId}`);
  const verb = t('admin-wallets:actions.proposeCredit.verb');
  await page.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-wallets:fields.amountYuan')).fill('10');
  await dialog.getByLabel(t('admin-wallets:fields.channel')).selectOption('alipay');
  await dialog.getByLabel(t('admin-wallets:fields.serialNo')).fill(serialNo);
  await dialog.getByLabel(t('admin-wallets:fields.reason')).fill('it came after all');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await api.call('GET /wallet/query', {}, member.authToken)).toMatchObject({ available: 0 });

  const waiting = { by: 'staff', state: 'waiting' } as const;
  const { items } = await api.call('GET /admin/recharges/query', waiting, second.authToken);
  const creditId = items[0]?.id ?? '';
  await signIn(page, second);
  await page.goto(`/admin/wallet-manage/credits/${creditId}`);
  const reasons = page
    .getByRole('article')
    .getByRole('region', { name: t('admin-wallets:contradictions.title') });
  await expect(reasons).toContainText('paid back');
  await expectAccessible(page);
  const post = t('admin-wallets:actions.postCredit.verb');
  await page.getByRole('article').getByRole('button', { name: post, exact: true }).click();
  await expect(dialog).toContainText('paid back');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: t('admin-wallets:fields.serialNo') }).fill(serialNo);
  await dialog.getByRole('button', { name: post, exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/wallet-manage/unmatched/${paymentId}`);
  await expect(page.getByRole('article').getByText(t('admin-wallets:why.POSTED')).first()).toBeVisible();
  await expectAccessible(page);
});
