import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { newStaff } from '../admin/staff.ts';
import { test } from '../fixtures.ts';
import type { Member } from '../support/commerce-api.ts';

test.use({ expectedComplaints: [/ERR_FAILED|status of 401/] });

const accountOf = ({ userId }: Member) => `/admin/wallet-manage/wallets/${userId}`;
const verb = 'admin-wallets:actions.proposeGift.verb';

async function openCredit(page: Page, t: TFunction) {
  await page
    .getByRole('main')
    .getByRole('button', { name: t(verb), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    amount: dialog.getByLabel(t('admin-wallets:fields.amountYuan')),
    reason: dialog.getByLabel(t('admin-wallets:fields.reason')),
    submit: dialog.getByRole('button', { name: t(verb), exact: true }),
  };
}

test('a credit that got no answer is locked after a reload, and credits once when it is sent again', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, await newStaff(shop, api, 'Finance'));
  await page.goto(accountOf(member));
  await page.route('**/api/admin/credits/propose', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const first = await openCredit(page, t);
  await first.amount.fill('30');
  await first.reason.fill('anniversary');
  await first.submit.click();
  await expect(first.dialog.getByRole('alert')).toContainText(t('admin:act.unanswered'));
  await page.unrouteAll();
  await page.reload();

  const second = await openCredit(page, t);
  await expect(second.dialog.getByRole('alert')).toContainText(t('admin:act.unanswered'));
  await expect(second.amount).toHaveValue('30');
  await expect(second.amount).not.toBeEditable();
  await second.submit.click();
  await expect(second.dialog).toBeHidden();
  expect((await api.call('GET /wallet/query', {}, member.authToken)).balance).toBe(30);

  const third = await openCredit(page, t);
  await expect(third.amount).toHaveValue('');
  await expect(third.amount).toBeEditable();
});

test('a credit whose author has to log in again has what was typed, and can be changed', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const staff = await newStaff(shop, api, 'Finance');
  await signIn(page, staff);
  await page.goto(accountOf(member));
  const first = await openCredit(page, t);
  await first.amount.fill('30');
  await first.reason.fill('anniversary');
  await api.call('POST /auth/logout', {}, staff.authToken);
  await first.submit.click();

  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel(t('auth:fields.account')).fill(staff.phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(accountOf(member));
  const second = await openCredit(page, t);
  await expect(second.amount).toHaveValue('30');
  await expect(second.reason).toHaveValue('anniversary');
  await second.amount.fill('20');
  await second.submit.click();
  await expect(second.dialog).toBeHidden();
  expect((await api.call('GET /wallet/query', {}, member.authToken)).balance).toBe(20);
});
