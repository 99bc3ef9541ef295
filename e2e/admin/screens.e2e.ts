import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { newStaff } from './staff.ts';

test.use({ expectedComplaints: [/40[139]/] });

test('a guest who opens a view of the orders logs in and is back on the same view', async ({
  page,
  t,
  api,
  shop,
}) => {
  const packer = await newStaff(shop, api, 'Fulfilment');
  await page.goto('/admin/orders?view=toShip');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel(t('auth:fields.account'))).toBeEnabled();
  await expect(page.getByRole('link', { name: t('auth:staff.toCms') })).toHaveAttribute('href', '/cms/admin');
  await page.getByLabel(t('auth:fields.account')).fill(packer.phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(packer.password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?view=toShip$/);
  await expect(page.getByRole('heading', { name: t('admin-orders:title') })).toBeVisible();
});

test('a member without a role reads that the area is for staff', async ({ page, t, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/admin/orders');
  await expect(page.getByText(t('admin:noAccess.area'))).toBeVisible();
});

const screens = [
  ['orders', 'admin-orders:title'],
  ['inventory', 'admin-inventory:title'],
  ['products', 'admin-products:title'],
  ['users', 'admin-users:title'],
  ['messages', 'admin-messages:title'],
  ['roles', 'admin-roles:title'],
  ['logs', 'admin-logs:title'],
  ['finance', 'admin-finance:title'],
  ['finance/bills', 'admin-finance:bills.title'],
  ['finance/day', 'admin-finance:day.title'],
  ['finance/reconciliations', 'admin-reconciliations:title'],
  ['finance/books', 'admin-books:title'],
] as const;

test('every list fits the screen and violates no rule of accessibility', async ({
  page,
  t,
  api,
  shop,
  signIn,
}) => {
  test.slow();
  await signIn(page, await newStaff(shop, api, 'Owner'));
  for (const [address, heading] of screens) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: t(heading), exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
